import type { ComponentProps } from 'react'

export function Card({ className = '', ...rest }: ComponentProps<'article'>) {
  return <article {...rest} className={`rounded-card border-2 border-ink bg-surface shadow-soft ${className}`} />
}
