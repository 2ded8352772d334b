export { activityChanges, activityDays, activityQuarters } from './activity.ts'
export * from './schema/pages.ts'
export * from './schema/people.ts'
export * from './schema/site.ts'
