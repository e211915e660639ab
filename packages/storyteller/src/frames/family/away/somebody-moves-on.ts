import type { Role } from '../../../frame.ts';
import { said, type NamedScene } from '../../scene.ts';

/** The child who lived here for a while, by name where the parent gave one. */
const GUEST: Role = {
  fallback: { text: 'the child' },
  cues: [
    { match: /\b(?:boy|girl|child|baby|toddler|brother|sister|one|son|daughter)(?: called| named|,)? (?!Who\b|He\b|She\b|They\b|The\b|Is\b|And\b)(\p{Lu}\p{Ll}+)/u, phrase: { text: '$' } },
    { match: /\b(?:baby)\b/i, phrase: { text: 'the baby' } },
  ],
}; // prettier-ignore

/** A foster child moves on, and a child of the house stays behind and misses somebody. */
export const somebodyMovesOn: NamedScene = {
  id: 'moveson',
  image: 'a hook by the door that was somebody’s, and what it still means',
  cue: said(
    String.raw`(?=[^]*\b(?:we (?:foster|are (?:a )?foster\w*|'re (?:a )?foster\w*)|foster (?:family|carers?|brother|sister|sibling|baby|child)|fostering)\b)(?=[^]*\b(?:our (?:own |birth )?(?:son|daughter|\w+ year old)|birth (?:son|daughter|child\w*)|foster (?:brother|sister|sibling)|our (?:daughter|son)|lived with us|been with us|living with us)\b)[^]*?\b(?:mov(?:e|es|ed|ing) (?:on|to)|going (?:to|back|home)|goes (?:to|back|home)|leav(?:es|ing)|left us|left last|adopt(?:ed|ive|ion|ers)|new family|forever family|goodbye)\b`,
    String.raw`\b(?:came to us|his first foster|her first foster|placed with us|misses (?:his|her) (?:mum|mom|birth))\b`,
  ),
  decides: true,
  roles: { guest: GUEST },
  answers: /\b(?:heartbroken|moving|adopt\w*|a year|lived with us|daughter|son)\b/i,
  titles: { young: 'A Hook by the Door', older: 'What Stays When Somebody Moves On' },
  text: {
    '4-5': `
      D<moveson> {Name} lives in a foster home, where people come and move on. {guest} had a bed here, and a hook by the door. Now there is another home for {guest}, for good. It is hard to miss somebody. Nobody was sent away. No child made it happen.
      P<moveson> To miss somebody means that it was good. Grown-ups who foster may cry as well, and be glad too.
      Q<moveson> Looking at the hook by the door, {Name} may feel ____.
      H<moveson> {helper} can tell what the new home is like.
      H<moveson> {helper} can make a small book of pictures.
      T<moveson> {he} can give {guest} a thing to take along.
      T<moveson> {he} can say goodbye with a song or a wave.
      T<moveson,comforter> {he} can hold {comforter} and talk about it.
      C<moveson> {he} can say, "You were here, and I know it."
      A<moveson> The hook by the door is free. The pictures are on the wall of this house. In one of them two children have soap on their noses. That was here, and it stays true.
    `,
    '6-7': `
      D<moveson> A foster home is for a time, and {Name} knew that from the start. It is hard all the same. {guest} had a bed here, and a hook by the door. There was a lot of good noise. Now there is a family where {guest} can stay for good. That is good news for one home. In this house somebody is missing, and that hurts.
      P<moveson> It is no fault of anybody here. A judge and a social worker looked for a home that lasts.
      P<moveson> Grown-ups who foster can be glad and sad in the same hour. They may need tissues for both.
      Q<moveson> When {Name} thinks of {guest}, there may be a feeling of ____. It can be two.
      H<moveson> {helper} can say what is known about letters, calls or visits.
      H<moveson> {helper} can help to make a book of that time.
      T<moveson> {he} can choose one thing for {guest} to take along.
      T<moveson> {he} can say out loud, "I miss somebody." ~ It does not spoil the good news.
      C<moveson> {he} can think, "It was real, and it was here."
      A<moveson> The hook by the door is free. It may stay free for a bit. In the book there are pictures from one whole year or one summer. There are two homes now in which people know the same silly song. In this house it may be sung on any day.
    `,
    '8-10': `
      D<moveson> In a foster home, goodbyes are part of the plan. Hardly anybody mentions how that is for {Name}, who lives there all the time. {guest} was at this table, had a hook by the door and took the last biscuit. Now there is a family where {guest} can grow up, and that is what everyone worked for. It is possible to be glad about it and miss somebody so much that it hurts. Both are true, and neither cancels the other.
      P<moveson> Adults who foster have done this before, and they are still no good at it. Some get very busy with boxes. It does not mean that they feel less.
      P<moveson> Friends may say, "But it was not your real brother or sister." They have not shared a bathroom with anybody for a year.
      Q<moveson> Going past the hook by the door, {Name} might feel ____. It may come at odd moments.
      H<moveson> {helper} can say honestly what contact there will be, and what is not known yet.
      H<moveson> {helper} can ask before anybody else moves into that room. ~ A gap may stay a gap for a while.
      T<moveson> {he} can put together something for {guest} to keep, such as photos with true captions.
      T<moveson> {he} can write a letter, even if it is kept here for later.
      C<moveson> {he} can think, "It ended, and it counts."
      A<moveson> The room has been aired, and the hook by the door is free. In another town {guest} shows somebody the photos and explains who is who. A good start in this house is a thing that goes along. Here, the last biscuit lies on the plate, and for a day or two nobody takes it.
    `,
    '11+': `
      D<moveson> Families that foster know from the first day that it is for a time, and {Name} knew it too. It does not help much on the last day. {guest} lived in this house, with a hook by the door and opinions about breakfast, and is now going to a family for good. It is possible to be proud, relieved and heartbroken within one hour. There is a word for it, grief, although nobody has died.
      P<moveson> Everyone congratulates the adults, or the new parents. Few people think of the young people in the house, who did a good part of the work unpaid.
      P<moveson> Social workers know that a child who has been at home somewhere can learn to be at home again. What was given here is not used up by the move.
      Q<moveson> Passing the hook by the door, {Name} might notice ____. It may not be sadness every time.
      H<moveson> {helper} can be open about what is planned: photos, calls, a visit, or nothing for a while at first.
      H<moveson> {helper} can let {Name} have a say in when this house is ready for somebody new.
      T<moveson> {he} can write down what only {he} would know, such as which joke works, for the people who look after {guest} now.
      T<moveson> {he} can talk to somebody in another fostering family. ~ Explanations can be skipped there.
      C<moveson> {he} can think, "I was part of the good start."
      A<moveson> The hook by the door is free, and it stays free until everyone is ready. Somewhere else, a list on a fridge explains which joke works at bedtime, in handwriting that is known here. The house is too quiet, and then it is just quiet. What went on in this home for that time has been taken along.
    `,
  },
};
