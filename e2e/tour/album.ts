import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Guest } from './stops.ts'

export interface Picture {
  file: string
  name: string
  as: Guest
  width: number
  scheme: string
}

/** A page to flip through the pictures: arrow keys turn it, the menus choose width and light. */
export async function writeAlbum(folder: string, pictures: Picture[]): Promise<string> {
  const path = join(folder, 'index.html')
  await writeFile(path, page(JSON.stringify(pictures).replaceAll('<', '\\u003c')))
  return path
}

const page = (pictures: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Huebook, screen by screen</title>
<style>
  body { margin: 0; font: 16px system-ui; background: #888; color: #111 }
  header { position: sticky; top: 0; display: flex; gap: 12px; padding: 10px 16px; background: #fff; align-items: center }
  img { display: block; margin: 16px auto; max-width: calc(100% - 32px); box-shadow: 0 4px 24px #0006 }
</style>
<header>
  <button id="back">←</button><select id="screen"></select><button id="next">→</button>
  <select id="width"></select><select id="scheme"></select>
</header>
<img id="picture" alt="">
<script>
  const pictures = ${pictures}
  const get = (id) => document.getElementById(id)
  const fill = (id, values) => { for (const value of [...new Set(values)]) get(id).add(new Option(value)) }
  const label = (picture) => picture.name + ' (' + picture.as + ')'
  fill('screen', pictures.map(label))
  fill('width', pictures.map((picture) => String(picture.width)))
  fill('scheme', pictures.map((picture) => picture.scheme))
  const show = () => {
    const found = pictures.find((picture) => label(picture) === get('screen').value
      && String(picture.width) === get('width').value && picture.scheme === get('scheme').value)
    get('picture').src = found?.file ?? ''
    get('picture').alt = found ? label(found) : ''
  }
  const turn = (by) => {
    const menu = get('screen')
    menu.selectedIndex = (menu.selectedIndex + by + menu.length) % menu.length
    show()
  }
  for (const id of ['screen', 'width', 'scheme']) get(id).onchange = show
  get('back').onclick = () => turn(-1)
  get('next').onclick = () => turn(1)
  addEventListener('keydown', ({ key }) => key === 'ArrowRight' ? turn(1) : key === 'ArrowLeft' && turn(-1))
  show()
</script>
</html>
`
