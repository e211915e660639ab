import { said, type NamedScene } from '../scene.ts';

/** Spit at somebody that was meant to be funny. */
export const spatForALaugh: NamedScene = {
  id: 'spatfun',
  image: 'a laugh on one side and a wet face on the other',
  cue: said(
    String.raw`\bspit(?:s|ting)?\b(?! (?:out|(?:his|her|their|the) (?:food|drink|dinner|milk|water|juice)))(?:(?= (?:at|on) )|(?=[^.]*\b(?:children|kids|people|friends?|everyone|us|me)\b))[^.]{0,80}\b(?:laugh\w*|funny|giggl\w*|fun|joke|hilarious|game)\b|\b(?:laugh\w*|funny|giggl\w*|for fun|joke|hilarious)\b[^.]{0,60}\bspit(?:s|ting)? (?:at|on)\b`,
    String.raw`\b(?:angry|cross|not funny|when (?:he|she) loses|spat (?:at|on) by)\b`,
  ),
  decides: false,
  titles: { young: 'Fun for Two', older: 'Who Is Laughing?' },
  text: {
    '2-3': `
      D<spatfun> Pfft! Some spit lands. {Name} may laugh. It is a wet face. It is no fun there.
      P<spatfun> A wet face wants a wipe.
      Q<spatfun> With a wet face, {Name} may feel ____.
      H<spatfun> {helper} can wipe the face.
      T<spatfun> {he} can blow a dry kiss.
      C<spatfun> {he} can say, "Dry and fun."
      A<spatfun> Wipe, wipe. The spit is gone. A dry kiss blows by. Now two can laugh.
    `,
    '4-5': `
      D<spatfun> Spit flies, and somebody jumps or shouts. {Name} may laugh at that. It is funny on one side. On the other side is a wet face, and that feels bad. A game needs fun for two.
      P<spatfun> The one who got it wants to wash. It feels yucky for a long time.
      P<spatfun> Grown-ups do not laugh at it. There can be germs in spit.
      Q<spatfun> When the other one does not laugh, {Name} may feel ____.
      H<spatfun> {helper} can find a squirt toy for the bath.
      H<spatfun> {helper} can show what the wet face says.
      T<spatfun> {he} can bring a tissue and say sorry.
      T<spatfun> {he} can get a laugh with a funny face.
      C<spatfun> {he} can think, "Fun for two, and dry."
      A<spatfun> The wet face is dry again. Somebody made a funny face, and two people laughed. The spit stayed in the mouth, where it helps with toast. That was fun for two.
    `,
    '6-7': `
      D<spatfun> When spit lands, people jump, and some of them shout. {Name} may find that funny. It is a joke for one person. The other one has it on a sleeve or a face. It feels bad there for a long time. Lots of people mind spit more than a push.
      P<spatfun> Those who stand near may laugh, because they are glad that it missed them.
      P<spatfun> There can be germs in it. So grown-ups stop it at once.
      Q<spatfun> When the other face changes, {Name} may feel ____.
      H<spatfun> {helper} can help with a sorry, some water and a tissue.
      H<spatfun> {helper} can ask what it was for. ~ A laugh and a friend can be had in better ways.
      T<spatfun> {he} can get a laugh with a silly walk or a voice.
      T<spatfun> {he} can swallow, and put both hands in pockets until it passes.
      C<spatfun> {he} can think, "Who is laughing? Only me?"
      A<spatfun> The sleeve was washed, and a sorry went with it. Then there was a silly walk, and three people copied it. That laugh had room for everybody. Spit stays in the mouth, where it has work to do.
    `,
    '8-10': `
      D<spatfun> Spitting gets an answer within a second, and that is what makes it look like fun. {Name} may have seen somebody jump and others laugh. The joke ends on the person it hit. Nearly everywhere in the world, being spat on is felt as an insult, more than a shove. The laugh is over after a moment, and the other thing lasts.
      P<spatfun> Those who laugh are often relieved that it was not them. It is not the same as finding it funny.
      P<spatfun> Schools and clubs take it seriously. It can carry germs, and it looks like contempt, even when it was meant as a joke.
      Q<spatfun> When nobody laughs any more, {Name} might feel ____.
      H<spatfun> {helper} can help to put it right with that person, without an audience.
      H<spatfun> {helper} can find out what the laugh was needed for. ~ Wanting to be noticed is no crime.
      T<spatfun> {he} can say, "That was not funny for you. I'm sorry."
      T<spatfun> {he} can test a joke first: would it be funny on this side, too?
      C<spatfun> {he} can think, "Funny on both sides, or not at all."
      A<spatfun> It was put right with a tissue and one plain sentence. There are other ways of making people look up, and some of them need talent. An impression of somebody looking for their glasses is one. It was funny on both sides, and nobody who was laughing needed to wash.
    `,
  },
};
