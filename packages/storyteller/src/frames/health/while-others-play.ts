import { said, type NamedScene } from '../scene.ts';

const TREATMENT = String.raw`\b(?:physio\w*|nebuli[sz]er\w*|neb|treatments?|dialysis|infusions?|feeds?|exercises|stretches|inhalers?|splints?|airway|pep mask|vest)\b`;

/** A treatment every day, and a brother or friends who play in that time. */
export const whileOthersPlay: NamedScene = {
  id: 'meanwhile',
  image: 'a clock with one piece coloured in, and all the rest of it white',
  cue: said(
    String.raw`(?=[^]*${TREATMENT})[^]*?\b(?:(?:brother|sister|siblings?|friends|others|everyone|everybody|twin|cousins?)\b[^.!?]{0,40}\b(?:play\w*|out|outside|does ?n['’]?t|don['’]?t|watch\w*|fun|free)|fed up|sick of it|not fair|unfair|miss(?:es|ing) out|why (?:me|do I)|hates? having to|takes (?:so|too) long|boring|bored)\b`,
    String.raw`\b(?:hospital for|operation|needles?|injections?|died|plasters?)\b`,
  ),
  decides: true,
  titles: { young: 'One Piece of the Clock', older: 'One Slice of the Clock' },
  roles: {
    player: {
      fallback: { text: 'somebody else' },
      cues: [
        { match: /\bbrother\b/i, phrase: { text: '{his} brother', gender: 'm' } },
        { match: /\bsister\b/i, phrase: { text: '{his} sister', gender: 'f' } },
        { match: /\btwin\b/i, phrase: { text: '{his} twin' } },
        { match: /\bcousins?\b/i, phrase: { text: '{his} cousin' } },
      ],
    },
  },
  text: {
    '4-5': `
      D<meanwhile> Some bodies need a job done every day. {Name} has one of those. The treatment takes a while, and it comes again the next day. In that time {player plays} next door. That does not feel fair. Nobody chose it, and nobody did a wrong thing.
      P<meanwhile> {player} has a body that does not need the job. That is luck. It is fine to be cross about it.
      Q<meanwhile> When there is play next door, {Name} may feel ____.
      H<meanwhile> {helper} can sit close for all of it.
      H<meanwhile> {helper} can set a clock that shows the end.
      T<meanwhile> {he} can choose a film or a story for this time.
      T<meanwhile> {he} can say, "Keep a place for me."
      C<meanwhile> {he} can say, "One piece of the clock, and then I come."
      A<meanwhile> The clock goes ping, and the job is done. It was good for the body. Somebody has kept a place on the floor. There is a lot of day left, and it is for playing.
    `,
    '6-7': `
      D<meanwhile> A clock face can be cut like a cake. One piece in the morning and one in the evening belong to {Name}'s treatment. It keeps the body going, and it comes every day, on birthdays too. Meanwhile {player} can play. That is not fair, and it is all right to say so. Nobody caused it, and nobody can swap.
      P<meanwhile> {player} may not think about it much, or may feel odd about it. It would be good to have company on both sides of the door.
      P<meanwhile> Grown-ups do the treatment without asking, because a body cannot skip it. They would give a lot to be able to say, "Not today."
      Q<meanwhile> When it is treatment time again, {Name} may feel ____. Cross and bored can sit side by side.
      H<meanwhile> {helper} can keep one film or book for that time only.
      H<meanwhile> {helper} can ask the nurse which parts may be moved. ~ Nurses know more than the leaflet.
      T<meanwhile> {he} can ask {player} to come and sit there for a bit. ~ Some games go with it.
      T<meanwhile> {he} can choose the order: which part first, and which last.
      C<meanwhile> {he} can think, "It is one piece of the clock. The rest is mine."
      A<meanwhile> The last bit is done, and the treatment is over for now. It was dull, and it did something that nobody could see. {Name} may say that it is unfair on any day. The other pieces of the clock are white. There is a game in the next room.
    `,
    '8-10': `
      D<meanwhile> Most people get twenty-four hours a day. {Name} gets a little less, because the treatment takes a slice out in the morning and another in the evening. Nobody did anything to earn that. It keeps a body well enough for the rest of the day. Others are out playing in that time, and that is unfair in the plainest sense. Being fed up with it does not mean being ungrateful.
      P<meanwhile> Those who are free in that time seldom think about it. {player} might even feel awkward about being free, and make more noise than necessary. Most people would come and sit there if they were asked.
      P<meanwhile> Nurses hear "I'm sick of this" from nearly everybody who does it daily. They do not count it as a complaint. To them it is useful information.
      Q<meanwhile> When the others go outside, {Name} might feel ____. It need not be polite.
      H<meanwhile> {helper} can take the question to the clinic: what may be moved, shortened or done in another way.
      H<meanwhile> {helper} can keep those minutes free of school talk. ~ A series that is only watched then makes a difference.
      T<meanwhile> {he} can take over one part of it, with somebody near. ~ What is in one's own hands is less annoying.
      T<meanwhile> {he} can invite one person into the slice, with cards or a game for two.
      C<meanwhile> {he} can think, "This slice is for my body. The rest of the clock is for me."
      A<meanwhile> Done, until the evening. The treatment leaves no trace that others can see, and that is what it is for. Some days it goes by with half a film, and some days every minute needs a push. It may be called unfair out loud, and then somebody may come and sit on the bed. The bigger part of the clock is still white.
    `,
  },
};
