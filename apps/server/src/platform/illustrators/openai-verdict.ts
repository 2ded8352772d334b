import type { Moderation } from 'openai/resources/moderations'

/** Scores (0 to 1) from which on something is too much for a child, where OpenAI itself would let grown-ups have it. */
const TOO_MUCH: Partial<Record<keyof Moderation.CategoryScores, number>> = {
  sexual: 0.2,
  'sexual/minors': 0.02,
  violence: 0.6,
  'violence/graphic': 0.2,
  'self-harm': 0.2,
  hate: 0.3,
  harassment: 0.5,
}

/** Whether what it looked at has no place on a page for children. */
export const isUnsuitable = ({ flagged, category_scores }: Moderation): boolean =>
  flagged ||
  Object.entries(TOO_MUCH).some(
    ([name, most]) => (category_scores?.[name as keyof Moderation.CategoryScores] ?? 0) > most,
  )
