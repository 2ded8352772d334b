import sharp from 'sharp'

/** Fruit on a table before a wall, with light from the left. */
const STILL_LIFE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 700" width="900" height="700">
  <defs>
    <linearGradient id="wall"><stop stop-color="#c9d8dc"/><stop offset="1" stop-color="#8fa7ae"/></linearGradient>
    <linearGradient id="wood" x2="0" y2="1"><stop stop-color="#a9713f"/><stop offset="1" stop-color="#7a4a25"/></linearGradient>
    <radialGradient id="red" cx=".35" cy=".3"><stop stop-color="#ff8d78"/><stop offset="1" stop-color="#8f1520"/></radialGradient>
    <radialGradient id="green" cx=".35" cy=".3"><stop stop-color="#d9ee8a"/><stop offset="1" stop-color="#5e8a22"/></radialGradient>
    <radialGradient id="gold" cx=".35" cy=".3"><stop stop-color="#ffd97a"/><stop offset="1" stop-color="#c97a12"/></radialGradient>
    <linearGradient id="jug"><stop stop-color="#f4f1ea"/><stop offset="1" stop-color="#7d8fb8"/></linearGradient>
  </defs>
  <rect width="900" height="700" fill="url(#wall)"/>
  <rect x="60" y="70" width="210" height="240" fill="#5d4037"/><rect x="78" y="88" width="174" height="204" fill="#f0dfb8"/>
  <circle cx="165" cy="170" r="46" fill="#d9822b"/><path d="M78 292 150 220 190 260 222 236 252 292Z" fill="#3f6b4f"/>
  <rect y="470" width="900" height="230" fill="url(#wood)"/>
  <path d="M520 210H680C664 280 730 330 730 430 730 500 690 540 600 540S470 500 470 430C470 330 536 280 520 210Z" fill="url(#jug)"/>
  <path d="M700 270C790 260 800 400 716 410L720 386C760 376 752 300 696 300Z" fill="#8ea0c4"/>
  <ellipse cx="600" cy="212" rx="80" ry="20" fill="#46557a"/>
  <circle cx="250" cy="500" r="92" fill="url(#red)"/><path d="M250 412C246 392 252 380 262 370" stroke="#3b2a1a" stroke-width="9" fill="none"/>
  <path d="M258 396C290 372 316 384 322 398 298 410 276 410 258 396Z" fill="#4d7a2a"/>
  <circle cx="410" cy="540" r="78" fill="url(#green)"/><ellipse cx="150" cy="580" rx="84" ry="70" fill="url(#gold)"/>
</svg>`

/** Something like a photograph, for those who make a page of one. */
export const photographStillLife = (): Promise<Buffer> =>
  sharp(Buffer.from(STILL_LIFE)).jpeg({ quality: 88 }).toBuffer()
