/**
 * The peers whose own types are there only once they are installed. Here they may be anything, so that `npm test` can
 * check all that the benchmarks take from the product; `npm run bench` checks them with the peers' own types.
 */
declare module '@techstark/opencv-js'
declare module 'chrome-launcher'
declare module 'image-js'
declare module 'lighthouse'
declare module 'perfect-freehand'
declare module 'q-floodfill'
declare module 'signature_pad'
