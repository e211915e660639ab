export const REFRAINS = [
  'There it is again',
  'It has come too',
  'It came along',
  "It's here as well",
  'And here it is',
  'It followed me',
  'Still with me',
  "It's after me",
  'It found me',
  'There it comes',
  'It has caught me up',
] as const;
export const TITLES = ['there it is again', 'whose moon', 'all the way home', 'it comes with me'];
