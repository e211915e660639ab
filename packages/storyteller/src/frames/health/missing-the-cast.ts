import type { Role } from '../../frame.ts';
import { said, type NamedScene } from '../scene.ts';

/** The part that was held still. */
const MENDED: Role = {
  fallback: { text: 'the sore side' },
  cues: [
    { match: /\b(?:foot|ankle|toes?|heel)\b/i, phrase: { text: 'the foot' } },
    { match: /\b(?:leg|knee|shin|thigh)\b/i, phrase: { text: 'the leg' } },
    { match: /\b(?:hand|fingers?|thumb)\b/i, phrase: { text: 'the hand' } },
    { match: /\b(?:arm|wrist|elbow)\b/i, phrase: { text: 'the arm' } },
  ],
};

/** Words of a parent for whom the cast is a thing of the past: it is missed, or what was in it is not trusted yet. */
export const CAST_IS_GONE = String.raw`\b(?:wants?|asks? for) (?:his|her|their|the) (?:\w+ ){0,2}(?:plaster|cast) back\b|\bmiss(?:es|ing|ed)? (?:his|her|their|the) (?:\w+ )?(?:plaster|cast)\b|\b(?:plaster|cast|it) (?:(?:is|was|has come|came|come|has been|was taken|got taken|went) off|was (?:cut|sawn) (?:off|in half)|was on for)\b|\b(?:had|has had|['’]s had|have had) (?:the|his|her|their) (?:cast|plaster) off\b|\b(?:cast|plaster) off (?:for )?(?:a|an|one|two|three|some|\d+|last|yesterday|on \w+day) ?(?:days?|weeks?|week)?\b|\bcut it (?:off|in half)\b|\bout of (?:the |his |her |their )?(?:plaster|cast)\b`;

/** The cast has come off: it may be missed, and feet or arms are careful. */
export const missingTheCast: NamedScene = {
  id: 'castgone',
  image: 'a cast that has gone, and careful first steps without it',
  cue: said(
    CAST_IS_GONE,
    String.raw`\b(?:tomorrow|next week|on monday|soon|saw|(?:is|will|gets?|has to) (?:com(?:e|ing)|be taken|being taken|taken|cut) off|wants? (?:it|the \w+|his \w+|her \w+) off|takes? (?:it|the cast|his cast|her cast) off|again|club ?f(?:oot|eet)|talipes|ponseti|toe[- ]walk\w*|dysplasia|spica|pavlik)\b`,
  ),
  decides: false,
  answers:
    /\b(?:sign\w*|special|plaster|cast|felt tips?|drew|drawn|drawings?|cut it|in half|bin|walks?|limps?|tiptoes?|eggs?|careful\w*)\b/i,
  takesHelps: true,
  titles: { young: 'Hello Again, Skin', older: 'What Was in the Cast' },
  roles: { mended: MENDED },
  text: {
    '2-3': `
      D<castgone> Look, no cast! It was on so long. {Name} may want it back. Here is skin. Hello, skin! It is soft.
      P<castgone> It feels odd at first. Big people say so too.
      Q<castgone> With the cast off, {Name} may feel ____.
      H<castgone> {helper} can hold a hand.
      H<castgone> {helper} can draw the cast.
      T<castgone> {he} can go slow, slow.
      T<castgone> {he} can wave bye-bye to the cast.
      C<castgone> {he} can say, "Slow, slow, here I go."
      A<castgone> Bye-bye, cast. It held on to the bone. Now the bone can hold on. Slow, slow. Hello, skin!
    `,
    '4-5': `
      D<castgone> The cast was on for weeks, and now it is off. {Name} may miss it. It was hard and strong, and people could draw on it. The bone in there is whole again. It can hold by itself. The rest of the body does not know that yet.
      P<castgone> Lots of people are careful when a cast has gone. They step as if on eggs, or they hold an arm close.
      Q<castgone> With the cast gone, {Name} may feel ____.
      H<castgone> {helper} can draw the cast with all its pictures. ~ Paper can be kept.
      H<castgone> {helper} can ask the doctor what is fine now.
      T<castgone> {he} can try a little bit and then rest.
      T<castgone> {he} can stroke the skin that was in there.
      C<castgone> {he} can say, "Slow and soft, here I come."
      A<castgone> The cast had one job, and it did it well. It is okay to miss it. {mended} can do a bit more each day. First it is slow, and one day nobody thinks of it.
    `,
    '6-7': `
      D<castgone> For weeks, a cast does the work of holding. Then it is cut open, and it is gone in a minute. {Name} may miss it, with all that was on it. What comes out is light and thin and looks new. The bone has grown together. The muscles had a long rest, so they need some days to trust it.
      P<castgone> It is common to be careful at first. Feet step as if on eggs, and arms stay close to a tummy. Doctors see it each week.
      P<castgone> People get fond of a cast. It had a place for names and pictures. Without it, nobody can see any more that there was a break.
      Q<castgone> Looking at the place where the cast was, {Name} may feel ____.
      H<castgone> {helper} can draw the cast on paper, as it was. ~ Then the pictures have a place to stay.
      H<castgone> {helper} can ask the doctor what is allowed now. ~ Some things come back later than others.
      T<castgone> {he} can do a little with {mended} and then rest. ~ A little each day is plenty.
      T<castgone> {he} can tell a grown-up if it hurts more than before.
      C<castgone> {he} can think, "The cast let go, and the bone holds."
      A<castgone> A cast is made to be opened one day. What it held is still here, and it gets stronger. {mended} gets less careful without being told. The cast can be missed for as long as that takes.
    `,
    '8-10': `
      D<castgone> For weeks a cast does the holding, it gets doors opened, and people write on it. Then it is cut open in two minutes. {Name} may miss it, and may not trust what came out, which is thin, pale and rather light. The bone has grown together. Muscles and nerves get the news more slowly.
      P<castgone> On the day a cast comes off, the questions stop as well. People see that everything is fine again. They cannot see that something has gone.
      P<castgone> Physiotherapists watch for it: feet that step as if on eggs, and arms that stay close to the body. It is caution, and it wears off with use.
      Q<castgone> Looking at the place where it was, {Name} might notice ____. It may be two things at once.
      H<castgone> {helper} can ask the doctor which movements are fine now and which can wait. ~ It is easier to be brave with a list.
      H<castgone> {helper} can help to copy what was on it, as far as anybody remembers. ~ Paper lasts longer than plaster.
      T<castgone> {he} can do a little with {mended} every day and then rest. ~ Trust comes back in small amounts.
      T<castgone> {he} can tell an adult if it hurts more than before, or swells.
      C<castgone> {he} can think, "It is holding, with nothing round it."
      A<castgone> The cast was made to be opened, names and all. What it held gets stronger by being used, and some day it will do its work as before. Until then it may be carried about like something borrowed. Missing a thing that itched for weeks is odd, and quite common.
    `,
  },
};
