const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const two = (count: number) => String(count).padStart(2, '0')

/** A moment by the clock of this device, as in "3 Nov 2026, 07:05"; in words of our own for the reason that `since` has. */
export const toTheMinute = (moment: Date) =>
  `${moment.getDate()} ${MONTHS[moment.getMonth()]} ${moment.getFullYear()}, ${two(moment.getHours())}:${two(moment.getMinutes())}`
