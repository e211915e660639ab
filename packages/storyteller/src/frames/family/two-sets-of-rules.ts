import { said, type NamedScene } from '../scene.ts';

const HURTS = String.raw`\b(?:gets? away with|never gets? (?:told off|in trouble)|different rules|allowed to|breaks?|broke|wreck\w*|destroy\w*|ruin\w*|hits?|hitting|bites?|biting|pulls? (?:her|his|their) hair|scratch\w*|takes? (?:her|his|their) (?:things|toys|stuff))\b`;

/** A brother or sister who needs more help gets away with what hurts, and things get broken. */
export const twoSetsOfRules: NamedScene = {
  id: 'tworules',
  image: 'two sets of rules in one house, and a shelf with a door',
  cue: said(
    String.raw`(?=[^]*\b(?:brother|sister|twin|siblings?)\b)(?=[^]*\b(?:autis\w*|disab\w*|down'?s?|adhd|special needs|asd|pda|learning|sen|needs)\b)(?=[^]*\b(?:fair|unfair|rules|away with|trouble|told off|allowed|her things|his things|her toys|his toys)\b)[^]*?${HURTS}`,
    String.raw`\b(?:wheel ?chair|star(?:es|ing)|seizure|embarrass\w*)\b`,
  ),
  decides: false,
  titles: { young: 'A Shelf With a Door', older: 'Two Sets of Rules' },
  text: {
    '4-5': `
      D<tworules> In this family there are two kinds of help. {Name} hears a "no" and can stop. {who} needs a lot more help to stop. So a tower can fall, or a hand can hurt. That is not fair, and it is fine to say so. A hit hurts, no matter who did it.
      P<tworules> {who} did not plan it. A head that is too full cannot listen. That is no excuse, and grown-ups work on it each day.
      Q<tworules> When something gets broken, {Name} may feel ____.
      H<tworules> {helper} can find a shelf with a door.
      H<tworules> {helper} can come at once when somebody gets hurt.
      T<tworules> {he} can go to a grown-up and say, "That hurt."
      T<tworules> {he} can put the best thing up high.
      C<tworules> {he} can say, "I don't like that, and I need help."
      A<tworules> The shelf has a door, and behind it all is safe. Outside it may get loud again. To keep people safe is a job for grown-ups. They help {who}, and they help {Name} too.
    `,
    '6-7': `
      D<tworules> Where one child needs more help, there seem to be two sets of rules. {Name} is told off for a thing, and {who} is not. Things get broken, and sometimes somebody gets hurt. It hurts just as much. That is not fair, and it may be said out loud.
      P<tworules> A telling-off works in a head that can listen just then. In a head that is too full, it makes things worse. So the grown-ups do something else, and from outside it looks like nothing.
      P<tworules> Parents see what was broken. They may see to the loudest thing first. The quiet one comes too late. They know it, mostly at night.
      Q<tworules> When {who} gets away with something, {Name} may feel ____. It may be two words at once.
      H<tworules> {helper} can find a box that only {Name} can open.
      H<tworules> {helper} can hear all of it, with nobody else there.
      T<tworules> {he} can walk off at the first loud sound and call a grown-up. ~ It is not a child's job to stop it.
      T<tworules> {he} can say, "You saw to the noise. Now I need you."
      C<tworules> {he} can think, "It was not fair, and I may say so."
      A<tworules> The rules may be different, since one needs more help. One of them is for all: nobody is to be hurt. Grown-ups work on that one. What is on the shelf stays whole. Love and being furious can both fit in before supper.
    `,
    '8-10': `
      D<tworules> It is easy to believe in fairness until two people are treated differently at the same table. {who} may do what {Name} would be sent out for, and all that follows is a calm voice. The reason is that the same answer does not help everybody. A brain that is overloaded cannot use a telling-off. That explains the different rules. It does not mend what was broken, and it does not make it hurt less.
      P<tworules> Parents who deal with the loudest thing first often know very well that the quiet one is waiting. They may count on {Name} to understand. Understanding is a lot to ask of somebody whose model has just been stepped on.
      P<tworules> Many who grow up in such a family say later that they felt two things at once for years. Cross is allowed to be one of them. There are people to whom it can be said.
      Q<tworules> When {who} gets away with something, {Name} might feel ____. A second word may be hiding under it.
      H<tworules> {helper} can put a lock, a high shelf or a closed door between what matters and what happens.
      H<tworules> {helper} can set a fixed time in the week that is not moved for anything. ~ A date is worth more than "later."
      T<tworules> {he} can leave the room at the first sign and get an adult. ~ Holding somebody off is not a job for children.
      T<tworules> {he} can say it as a fact, at a quiet time: "This was broken, and nobody saw to it."
      C<tworules> {he} can think, "Different help. The same right to be safe."
      A<tworules> Two people who need different help will have different rules. One line is in both sets: people do not get hurt here. When it is crossed, the adults are the ones to act. The shelf has a door, and Saturday has an hour with a name on it. Being furious with {who} at four and laughing at seven is an ordinary day in a family.
    `,
  },
};
