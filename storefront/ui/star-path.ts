/** One star on a ground of 16 × 16: shown ratings and the one being given look alike. */
export const STAR_PATH = 'M8 1.6l1.9 4 4.4.6-3.2 3 .8 4.3L8 11.4l-3.9 2.1.8-4.3-3.2-3 4.4-.6z'
