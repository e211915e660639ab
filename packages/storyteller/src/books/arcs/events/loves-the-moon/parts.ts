/** What the moon is told every night, and what a story of it is called. */
export const REFRAINS = ['Here I am!', "It's me, down here!", 'Good evening, moon!', 'Hello, up there!'] as const;
export const TITLES = ['drawn by the moon', 'somebody on the wall', 'here I am, moon', 'what the moon did'] as const;
