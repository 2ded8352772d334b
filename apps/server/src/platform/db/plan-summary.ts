import type { PlanSummary } from '@huebook/contract'

/** What is told of the plan somebody is on or was given: of a row, or the columns to read it from. */
export const summaryOfPlan = <Plan extends Record<keyof PlanSummary, unknown>>({
  title,
  name,
  paid,
}: Plan): Pick<Plan, keyof PlanSummary> => ({ title, name, paid })
