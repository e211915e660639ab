import type { Premises } from './premises.ts';

/** What people of stories and people at work are like, want and get into; see `Premises`. Things with faces are here too. */
export const PREMISES_OF_PEOPLE: readonly Premises[] = [
  { of: ['pirate', 'viking'], told: ['who lost a map', 'who gets seasick', 'who can\'t swim', 'comes to tea', 'who knits', 'that goes to a desert island', 'who sings too loud', 'who is always late', 'who lost a boot'] },
  { of: ['knight'], told: ['who lost a boot', 'who clanks too loud', 'who would rather bake', 'comes to tea', 'who talks too much', 'who has the hiccups', 'who is always late', 'who is stuck in the mud'] },
  { of: ['princess', 'prince'], told: ['who collects beetles', 'who is always muddy', 'who would rather dig', 'who lost a crown', 'who asks a hundred questions', 'comes to stay', 'who is always late', 'who can\'t whistle', 'who is too loud'] },
  { of: ['king', 'queen'], told: ['who lost a crown', 'who tells everybody what to do', 'who would rather bake', 'comes to tea', 'who is always late', 'who forgets things', 'who snores too loud'] },
  { of: ['witch', 'wizard'], told: ['who forgets every spell', 'who makes soup', 'comes to stay', 'who sneezes glitter', 'who lost a broom', 'who collects odd socks', 'who has the hiccups', 'who is too loud', 'who talks to teapots'] },
  { of: ['fairy', 'elf', 'leprechaun'], told: ['who lost its sparkle', 'who sneezes glitter', 'who is too small', 'who can make rainbows', 'who is always late', 'who collects teeth', 'who has the hiccups', 'who giggles'] },
  { of: ['mermaid', 'merman', 'diver'], told: ['who sings too loud', 'who collects spoons', 'who wants to climb a tree', 'who asks a hundred questions', 'who lost a comb', 'who hums all day'] },
  { of: ['astronaut'], told: ['that goes to the moon', 'who is always asleep', 'who forgets things', 'who collects moon dust', 'who gets dizzy', 'who lost a boot', 'who hums all day', 'comes to school'] },
  { of: ['superhero'], told: ['who forgets things', 'who can write in the clouds', 'who lost a cape', 'who gets dizzy', 'who is always late', 'comes to tea', 'who would rather knit'] },
  { of: ['ninja'], told: ['who is too loud', 'who giggles', 'who is too quiet', 'comes to tea', 'who lost a sock', 'who has the hiccups', 'who wears squeaky shoes', 'who learns to dance'] },
  { of: ['vampire'], told: ['who only eats tomatoes', 'who stays up all day', 'comes to tea', 'who is always asleep'] },
  { of: ['explorer', 'cowboy', 'cave girl', 'dreamer'], told: ['who forgets the way', 'who is always late', 'who lost a boot', 'who collects pebbles', 'comes to stay', 'who asks a hundred questions'] },
  { of: ['detective', 'police officer'], told: ['and the missing buns', 'who is always in a hurry', 'who is too loud', 'who has a cold'] },
  { of: ['lighthouse keeper', 'librarian'], told: ['who is too loud', 'who is too quiet', 'who collects bookmarks', 'who knits', 'who is always asleep'] },
  { of: ['firefighter', 'train driver', 'postman', 'builder'], told: ['who is always late', 'who lost a boot', 'who is always in a hurry', 'who hums all day', 'who forgets things', 'who collects buttons'] },
  { of: ['farmer', 'gardener', 'zookeeper'], told: ['who is always muddy', 'who talks to pumpkins', 'who lost a boot', 'who forgets things', 'who sings too loud', 'who is always late'] },
  { of: ['baker'], told: ['who is always asleep', 'who bakes a cake', 'who only bakes square cakes', 'who forgets things', 'who sneezes flour', 'who hums all day'] },
  { of: ['doctor', 'teacher', 'scientist', 'clown'], told: ['who has the hiccups', 'who forgets things', 'who is always late', 'who lost a shoe', 'who collects odd socks', 'who talks too much'] },
  { of: ['robot'], told: ['who asks a hundred questions', 'who learns to dance', 'who beeps too loud', 'who forgets things', 'who has the hiccups', 'who collects buttons', 'comes to stay', 'who always says yes', 'who can glow in eleven colours'] },
  { of: ['lighthouse', 'windmill', 'house', 'tree', 'rock', 'moon', 'planet', 'sun', 'cloud', 'rainbow', 'piano'], told: ['who is lonely', 'who is too quiet', 'who never sits still', 'who hums all day'] },
  { of: ['star'], told: ['who lost its twinkle', 'who never sits still', 'who is lonely', 'who hums all day'] },
  { of: ['teapot', 'kettle', 'saucepan', 'cup', 'spoon'], told: ['who hums all day', 'who is too loud', 'who drips everywhere', 'who lost its whistle'] },
  { of: ['clock', 'hourglass', 'bell', 'telephone'], told: ['who is always late', 'who is too fast', 'who is too loud', 'who forgets things'] },
]; // prettier-ignore
