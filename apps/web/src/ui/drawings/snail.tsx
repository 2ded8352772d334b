import { oval } from './shapes.ts'

/** A snail on its way to the right, for drawings in which something takes its time. */
export function Snail({ shell }: { shell: string }) {
  return (
    <>
      <path d="M206 338C228 312 250 302 280 298H352C374 296 380 274 383 254 387 230 418 228 426 252 432 276 422 318 400 332 388 338 374 338 356 338 306 338 256 332 206 338Z" />
      <path d="M394 238C391 220 386 210 377 201M413 237C417 219 422 210 432 203M406 284Q416 290 424 281" fill="none" />
      <path d={oval(374, 197, 5.5) + oval(435, 199, 5.5) + oval(397, 266, 3.5) + oval(417, 264, 3.5)} fill="#000" />
      <path d={oval(284, 226, 74, 76)} fill={shell} />
      <path
        d="M225 272C196 219 233 167 288 170 339 173 352 234 322 262 294 284 254 268 256 232 258 205 294 198 307 221 315 238 297 253 284 241"
        fill="none"
      />
    </>
  )
}
