import { said, type NamedScene } from './scene.ts';

/** Parents have parted, and the child believes that it must be for the one or for the other. */
export const notAScale: NamedScene = {
  id: 'both',
  image: 'a pair of scales, which is the wrong tool for two parents',
  cue: said(
    String.raw`\b(?:feels?|thinks?|says?|worried|believes?|afraid) (?:\w+ ){0,3}(?:has to|have to|must|needs? to|had to) (?:choose|pick|decide|take sides?)\b|\b(?:loyal\w*|disloyal|torn (?:between)?|betray\w*|(?:feels? )?guilty (?:about|when|for) (?:leaving|enjoying|having|being|loving|going)|hides? (?:that|how)|(?:afraid|scared|worried) (?:of|about|to) (?:hurt\w*|upset\w*|tell\w*) (?:me|us|(?:his|her|their) (?:mum|mom|dad)))\b`,
    String.raw`\b(?:court|judge|cafcass|social worker|mediator|solicitor|new (?:partner|girlfriend|boyfriend|wife|husband)|step-?\w*)\b`,
  ),
  decides: false,
  answers: /\b(?:choos\w*|pick|sides?|torn|loyal\w*|guilty|betray\w*)\b/i,
  titles: { young: 'Fond of Both', older: 'The Wrong Tool' },
  text: {
    '4-5': `
      D<both> {Name} has two parents, and they live apart. A child may think, "I can only be fond of one." That is not so. Being fond is not a cake. Nobody gets a smaller piece. {Name} does not need to choose.
      P<both> Grown-ups may be cross with each other. That is between the two of them.
      Q<both> With one parent far away, {Name} may feel ____.
      H<both> {helper} can say, "You may miss the other one here."
      H<both> {helper} can put up a photo of both.
      T<both> {he} can tell about a nice day in the other home.
      T<both> {he} can draw both homes on one page.
      C<both> {he} can think, "I am fond of both. It fits."
      A<both> There are two homes, and a child who is fond in both. A nice day here takes nothing from there. The parents live apart. {Name} can be whole.
    `,
    '6-7': `
      D<both> When parents live apart, a child can feel like a pair of scales. A nice word for one seems to be a bad one for the other. {Name} may be careful then about what to say where. But being fond of somebody has no weight that is taken from another. There is no need to choose.
      P<both> Parents may look sad when they hear of a nice day over there. They can be sad and glad about it. Looking after that is their own work.
      P<both> Many children with two homes leave half of their stories in a bag. It gets heavy.
      Q<both> With one of them waving at the door, {Name} may feel ____.
      H<both> {helper} can say out loud, "You can love us both." ~ It is good to hear it from each side.
      H<both> {helper} can ask about the other home with a kind face.
      T<both> {he} can tell one nice thing from the other home.
      T<both> {he} can tell a grown-up when it feels like choosing.
      C<both> {he} can think, "I am no pair of scales."
      A<both> Scales are for flour. Two parents cannot be put on them, and nobody asked {Name} to try. The family lives in two homes. A good day in one of them may be a good day in both.
    `,
    '8-10': `
      D<both> When parents live apart, some children begin to weigh. It may be a weekend here, or a smile that the wrong person saw. {Name} may feel that each counts for one parent and against the other. Nobody may have asked for it. It comes from wanting to hurt neither. But scales are the wrong tool, because what goes to one is not taken from the other.
      P<both> Parents who live apart can be bad at hiding what they think. A sigh or a face is theirs, and it is no request.
      P<both> Children in this place often become diplomats. They say "It was okay" about the best day of the month.
      Q<both> With a good day in one home to tell of in the other, {Name} might feel ____.
      H<both> {helper} can say aloud, "You do not have to choose," and mean the small things as well.
      H<both> {helper} can hear about the other home as about any place: with interest, and no examination.
      T<both> {he} can tell a nice thing in the place where it is hardest, and see that the roof stays on.
      T<both> {he} can say, "Please don't ask me that," when a question is really about the other parent.
      C<both> {he} can think, "Fond of two. That is no sum, and I am no scales."
      A<both> The scales can go back into the kitchen. {Name} may be fond of both parents, cross with both, or one of each on a Thursday. What the two of them think of each other is their own business. Belonging is not divided by two.
    `,
    '11+': `
      D<both> When parents live apart, nobody announces that there is a choice to make. It is just there, in who gets told first or in a silence after a name. {Name} may have taken on the job of keeping two parents even. It is considerate, and it is not possible. Affection is not a fixed amount, so there is nothing to keep in balance.
      P<both> Parents who are hurt want reassurance, and some look for it in the nearest person who is likely to give it. Most of them stop when it is pointed out.
      P<both> Friends with two homes often have the same habit of editing. It can be worth comparing notes.
      Q<both> Before answering "How was it there?", {Name} might notice ____.
      H<both> {helper} can say in so many words that no choice is wanted, and keep remarks about the other parent for adult ears.
      H<both> Grown-ups can make the practical choices, so that a calendar does not become a test of loyalty.
      T<both> {he} can stop editing in small ways, by mentioning one good thing from the other side.
      T<both> {he} can return a loaded question: "That's one for the two of you."
      C<both> {he} can think, "I am not the counterweight."
      A<both> Both parents will survive the news of a good weekend. Living apart was their decision, and so is what they make of it. {Name} can be fond of one, annoyed by the other and the reverse by Friday, without any of it being a vote. A person belongs to both homes entirely, which arithmetic cannot do and families can.
    `,
  },
}; // prettier-ignore
