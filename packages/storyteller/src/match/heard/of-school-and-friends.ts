import type { Fields } from '../fields/field.ts';

/** What parents type of lessons, friends and older children; one text a line. */
export const OF_SCHOOL_AND_FRIENDS: Fields = {
  'lessons-are-hard': `
    his writing is so bad that he screws up the paper
    handwriting looks messy so she rubs it out and rips the sheet
    letters come out wobbly and he tears the page up
    cannot keep up with copying from the board and gives up
    hates writing, the page ends up in the bin`,
  'healthy-eating': `
    throws her tea on the floor as soon as she has had enough
    dinner goes on the floor the minute he is bored`,
  'left-out': `
    they have a group chat and she is not in it
    everyone else is in the whatsapp group except him
    took her out of the chat
    the others go round each others houses and never ask her
    made a club and said he is not allowed in`,
  perfectionism: `
    cries over one wrong spelling
    rubs out a whole line because one word is spelt wrong
    nine out of ten is not good enough and she sobs`,
};
