import { type Field, type Fields, SECTIONS, type SectionName } from '@huebook/contract'
import type { Locator, Page } from 'playwright-core'
import { sectionPaths } from '../../apps/web/src/features/website-editor/section-paths.ts'

/** What visitors have to find of what was filled in. */
export interface FilledIn {
  words: string[]
  links: string[]
  icons: string[]
}

const ITEMS = 2

/** Opens the editor of a section and fills in every field its description names, each with something of its own. */
export async function fillInSection(
  page: Page,
  name: SectionName,
  picture: (n: number) => Promise<Buffer>,
): Promise<FilledIn> {
  await page.goto(sectionPaths[name])
  const form = page.getByRole('form', { name: SECTIONS[name].title })
  await form.getByRole('switch', { name: 'Show to visitors' }).waitFor()
  const filled: FilledIn = { words: [], links: [], icons: [] }
  let count = 0
  const take = () => {
    count += 1
    return count
  }
  const next = () => `${name}${take()}`

  async function fill(field: Field, path: string, within: Locator): Promise<void> {
    const input = form.locator(`[name="${path}"]`)
    switch (field.kind) {
      case 'group':
        return fillAll(field.fields, `${path}.`, within)
      case 'list': {
        const list = form.getByRole('group', { name: field.label })
        for (let left = await list.getByRole('listitem').count(); left > 0; left -= 1)
          await list
            .getByRole('button', { name: /^Remove / })
            .first()
            .click()
        for (let index = 0; index < ITEMS; index += 1) {
          await list.getByRole('button', { name: `Add ${field.noun}` }).click()
          await fillAll(field.fields, `${path}.${index}.`, list.getByRole('listitem').nth(index))
        }
        return
      }
      case 'icon': {
        const choice = within.locator(`input[name="${path}"]`).nth(take())
        await choice.locator('..').click()
        filled.icons.push(await choice.inputValue())
        return
      }
      case 'image': {
        const buffer = await picture(take())
        await within.locator('input[type=file]').setInputFiles({ name: `p${count}.png`, mimeType: 'image/png', buffer })
        return within.getByText(`p${count}.png, not saved yet`).waitFor()
      }
      case 'rich': {
        const words = next()
        await form.getByRole('textbox', { name: field.label }).fill(words)
        filled.words.push(words)
        return
      }
      case 'link': {
        const link = `https://example.org/${next()}`
        await input.fill(link)
        filled.links.push(link)
        return
      }
      default: {
        const words =
          { email: `${next()}@example.org`, phone: `+49 30 ${100_000 + count}` }[field.kind as string] ?? next()
        await input.fill(words)
        filled.words.push(words)
      }
    }
  }

  async function fillAll(fields: Fields, before: string, within: Locator): Promise<void> {
    for (const [field, description] of Object.entries(fields)) await fill(description, before + field, within)
  }

  await fillAll(SECTIONS[name].fields, '', form)
  await show(page, name, true)
  return filled
}

/** Switches a section on or off, and saves it. */
export async function show(page: Page, name: SectionName, visible: boolean): Promise<void> {
  const form = page.getByRole('form', { name: SECTIONS[name].title })
  await form.getByRole('switch', { name: 'Show to visitors' }).setChecked(visible)
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByText('Everything is saved').waitFor()
}
