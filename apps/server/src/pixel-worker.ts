import { decodePicture } from '#features/uploads/decode-picture.ts'
import { understandsWords } from '#platform/illustrators/understands-words.ts'
import { appIcon } from '#platform/pixels/app-icon.ts'
import { exportOfPage } from '#platform/pixels/export-of-page.ts'
import { glimpseOf } from '#platform/pixels/glimpse-of.ts'
import { illustratePage, missingOfPage } from '#platform/pixels/illustrate-page.ts'
import { pageOfDrawing } from '#platform/pixels/page-of-drawing.ts'
import { pageOfSvg } from '#platform/pixels/page-of-svg.ts'
import { pageOfUpload } from '#platform/pixels/page-of-upload.ts'
import { previewsOfColored } from '#platform/pixels/previews-of-colored.ts'
import { smallPicturesOf } from '#platform/pixels/small-pictures.ts'
import { wallOfPages } from '#platform/pixels/wall-of-pages.ts'
import { serveTasks } from '#platform/workers/serve-tasks.ts'

/** What the largest honest picture needs, and a little more: forty megapixels of ten bits in four channels take 1.3 GB. */
const MAX_MEMORY = 1.5 * 1024 ** 3

// The program of the processes in which pictures are worked on: whatever decodes or computes pixels is named here.
const tasks = {
  decodePicture,
  exportOfPage,
  glimpseOf,
  illustratePage,
  missingOfPage,
  pageOfDrawing,
  pageOfSvg,
  pageOfUpload,
  previewsOfColored,
  smallPicturesOf,
  understandsWords,
  wallOfPages,
  appIcon,
}

export type PixelTasks = typeof tasks

serveTasks(tasks, { maxMemory: MAX_MEMORY })
