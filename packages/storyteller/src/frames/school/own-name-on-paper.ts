import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** A name of one's own that does not come out of the pencil yet: small hands, and others who can. */
export const ownNameOnPaper: NamedScene = {
  id: 'ownname',
  image: 'a name that goes onto paper one letter at a time',
  cue: said(
    String.raw`\b(?:writ(?:e|es|ing)|copy(?:ing)?|copies|spell(?:s|ing)?|form(?:s|ing)?) (?:down )?(?:(?:all |the letters )?(?:of |in )?)?(?:his|her|their|my son['’]?s|my daughter['’]?s) (?:own |first |full |whole )?name\b`,
    String.raw`\b(?:on (?:the )?(?:walls?|everything|furniture|sofa|desks?)|in blood|can now|finally|managed|for the first time|so proud|famous|email|address|cursive|signature)\b`,
  ),
  decides: true,
  answers: /\b(?:names?|writ\w+|letters?|noticed|yet|pencil|only one)\b/i,
  titles: { young: 'First Letter First', older: 'One Letter at a Time' },
  roles: { teacher: TEACHER },
  text: {
    '4-5': `
      D<ownname> A name is a little row of letters. {Name} may look at the names on other pegs. Some children write theirs now, and some do not yet. Hands learn it one letter at a time. The first letter comes first.
      P<ownname> Some names are short, and some are long. A long one is more work for a hand.
      P<ownname> Hands get strong with dough and with sand. It is not the same day for all of them.
      Q<ownname> When it is time to write a name, {Name} may feel ____.
      H<ownname> {helper} can write it big for a finger.
      H<ownname> {teacher} can put the first letter by the peg. ~ Eyes like to have it near.
      T<ownname> {he} can make one letter in sand, and then stop.
      T<ownname> {he} can roll a letter out of dough.
      C<ownname> {he} can say, "First letter first."
      A<ownname> One letter stands on the paper. It wobbles a bit, and it can be read. Writing the next one can wait for another day. The name was there all along, in each hello.
    `,
    '6-7': `
      D<ownname> A name goes on trays, on books and on every picture. So it is asked for many times a day. {Name} may not have all the letters yet, while others write theirs without looking. Writing it is a job for eyes, fingers and a memory together. They get there one letter at a time, each in its own year.
      P<ownname> Hands differ as feet do. One child can tie a bow, one can write, and one can climb. They learn from each other.
      P<ownname> The others were shown it again and again as well. Nobody remembers that part.
      Q<ownname> When a name is to go on a page, {Name} may feel ____.
      H<ownname> {helper} can write it in yellow for a pencil to go over.
      H<ownname> {teacher} can put a card with the name on the table. ~ Looking is allowed.
      T<ownname> {he} can practise one letter in the air, as big as a door.
      T<ownname> {he} can say, "I am still learning that. May I copy it?"
      C<ownname> {he} can think, "One letter at a time."
      A<ownname> After some writing there is a new letter on the page. It leans to one side, and it is the right one. Some days it comes by itself, and on others it needs the card. The name belongs to {Name} either way.
    `,
  },
};
