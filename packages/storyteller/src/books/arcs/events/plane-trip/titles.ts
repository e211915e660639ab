/** Titles of the plot. */
export const TITLES = ['the little one below', 'somebody runs along', 'the other aeroplane', 'it does not get wet'];
