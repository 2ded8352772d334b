import { useLoaderData } from 'react-router'
import { readDocument } from '#features/site/read-document.ts'
import { DocumentScreen } from './document-screen.tsx'

export const handle = { title: 'Terms of Service' }

export const loader = () => readDocument('terms')

export function Component() {
  return <DocumentScreen title={handle.title} html={useLoaderData<typeof loader>()} />
}
