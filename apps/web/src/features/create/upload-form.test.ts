import { expect, test } from 'vitest'
import { storageOf } from '#testing/storage-of.ts'
import { createNotes } from './notes.ts'
import { formFrom, titleOf, withPicture } from './upload-form.ts'

test.each([
  ['our-cat_in.the sun.JPG', 'our cat in the sun'],
  ['10 cats.png', '10 cats'],
  ['facade at 7 pm.png', 'facade at 7 pm'],
  ...[
    'picture.jpeg',
    'image.jpg',
    'IMG_2041.heic',
    'IMG-20261119-WA0007.jpg',
    'PXL_20261119_094512345.jpg',
    '1000012345.jpg',
    'WhatsApp Image 2026-11-19 at 09.45.12.jpeg',
    'B4D3E9C0-41F7-4A0B-9C7E-1D2F3A4B5C6D.jpeg',
    'DSC00012.JPG',
    'IMG20261119094512.jpg',
    'image0.jpeg',
    'IMG_2041 (1).jpg',
    'PXL_20261119_094512345.MP.jpg',
    'P1010001.JPG',
    'FB_IMG_1763545512345.jpg',
  ].map((name) => [name, 'My photo']),
  ...[
    'Screenshot_20261119-094512_Chrome.jpg',
    'Screenshot 2026-11-19 at 09.45.12.png',
    'Screen Shot 2026-11-19 at 9.45.12 AM.png',
    'screenshot.png',
    'image.png',
    'image (2).png',
  ].map((name) => [name, 'My picture']),
  ['p.png', 'p'],
  ['fb.jpg', 'fb'],
  ['screenshot of our cat.png', 'screenshot of our cat'],
  ['our cat (2).png', 'our cat'],
  ['.png', ''],
  [`${'a'.repeat(300)}.png`, 'a'.repeat(120)],
])('the title of %s is %j', (fileName, title) => {
  expect(titleOf(fileName)).toBe(title)
})

test('another picture brings its own title, unless somebody has written one', () => {
  const empty = formFrom(createNotes(() => storageOf(new Map()), 'ada'))
  const first = withPicture(empty, '/files/a.png', 'our-cat.png')
  expect(withPicture(first, '/files/b.png', 'our-dog.png').title).toBe('our dog')
  expect(withPicture({ ...first, title: 'Minka' }, '/files/b.png', 'our-dog.png').title).toBe('Minka')
})

test('an upload is private and becomes line art unless somebody says otherwise, and what was filled in outlives a reload', () => {
  const storage = storageOf(new Map())
  const notes = createNotes(() => storage, 'ada')
  expect(formFrom(notes)).toMatchObject({ public: false, convert: true, detail: 2 })
  notes.keepUpload({ ...formFrom(notes), title: 'Minka', detail: 3 })
  expect(formFrom(notes)).toMatchObject({ title: 'Minka', detail: 3 })
  notes.keepUpload({ title: 7, detail: null, convert: 'yes' })
  expect(formFrom(notes)).toMatchObject({ title: '', detail: 2, convert: true })
})
