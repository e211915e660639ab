import { said, type NamedScene } from '../scene.ts';

const FAST = String.raw`(?:fast(?:s|ing)?|roza|keep(?:s|ing)? (?:a |the )?fasts?)`;
const SMALL = String.raw`(?:(?:too|so) (?:young|little|small)|not old enough|old enough|can['’]?t (?:yet|do it yet)|not allowed|won['’]?t let|why (?:he|she|they|i) (?:can['’]?t|cannot|may not) fast|can['’]?t fast)`;

/** A child who would like to fast as the big ones do, and is too young for it. */
export const tooYoungToFast: NamedScene = {
  id: 'tooyoung',
  image: 'a place at the table before it is light, and a job that is as old as the child',
  cue: said(
    String.raw`(?=[^]*\b${FAST}\b)(?=[^]*\b${SMALL}\b)[^]*?\b(?:ramadan|fast\w*|roza)\b|\bwants? to ${FAST}\b`,
    String.raw`\b(?:faster|as fast|so fast|run fast|too fast|eats? fast|go fast|ill|diabet\w*|anorex\w*|diet)\b`,
  ),
  decides: true,
  answers: /\b(?:too|old enough|young|little|small|brother|sister|cousins?)\b/i,
  titles: { young: 'The Dates Are My Job', older: 'A Place at the Table' },
  text: {
    '4-5': `
      D<tooyoung> In Ramadan big people fast while it is light. {Name} may want to fast as well. A small body grows, and it needs food in the day. So children eat, and that is how it is meant to be. There are other things to do with the big ones.
      P<tooyoung> The big ones were small once, and they ate at lunch. Some of them hid that they were hungry.
      Q<tooyoung> When the others fast, {Name} may feel ____.
      H<tooyoung> {helper} can give {Name} a job for the evening meal.
      H<tooyoung> {helper} can tell of a first fast long ago.
      T<tooyoung> {he} can put out the dates or the cups.
      T<tooyoung> {he} can give somebody a kind word each day.
      C<tooyoung> {he} can say, "I eat, and I help."
      A<tooyoung> It gets dark, and the dates are on the table. {Name} put them there. They all eat, big and small. A body that eats today grows for its turn.
    `,
    '6-7': `
      D<tooyoung> To fast is for bodies that have done most of their growing. {Name} may want to do it now, like the big ones. At this age a body needs its food to grow and to think. So children are free from it.
      P<tooyoung> People who fast know how it is to wait. They wanted to be big, too, and it took years.
      Q<tooyoung> When others fast and {Name} eats, {he} may feel ____. Proud and left out can both be in it.
      H<tooyoung> {helper} can say from which age people fast in this family.
      H<tooyoung> {helper} can wake {Name} for one early meal with the big ones.
      T<tooyoung> {he} can take on a job, such as the dates or the water.
      T<tooyoung> {he} can do one kind thing each day and count them.
      C<tooyoung> {he} can think, "My turn is coming, and today I have a job."
      A<tooyoung> The sun goes down, and the first date goes round. {Name} carries the plate. There is a place at the table for each of them. To take part, nobody needs to be hungry. The years do the rest.
    `,
    '8-10': `
      D<tooyoung> In most families there is an age from which people fast, and below it there is none of the duty. {Name} may be just on the wrong side of it and find that unfair. A body that is growing uses a good deal more for its size than a grown one. That is why children are excused, in the rules themselves. It is care, and no remark on how serious somebody is.
      P<tooyoung> Older brothers, sisters and cousins had the same wait. Some of them boast about their first fast and leave out the nap.
      Q<tooyoung> At midday, with a full plate, {Name} might feel ____.
      H<tooyoung> {helper} can explain how it is done in this family, and from when on.
      H<tooyoung> {helper} can hand over something real, such as the planning of one evening meal.
      T<tooyoung> {he} can get up for the early meal now and then, and eat again at noon.
      T<tooyoung> {he} can give up something else for the month, such as a game or a moan.
      C<tooyoung> {he} can think, "Taking part is more than not eating."
      A<tooyoung> At sunset the kitchen is full, and one of the dishes is {Name}'s doing. Everybody is hungry, and hardly anybody asks who ate at noon. There is a place at the table for each of them. The month is made of evenings with the family, kindness and giving as well. When the age comes, it comes with practice.
    `,
  },
};
