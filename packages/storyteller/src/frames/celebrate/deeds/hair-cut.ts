import type { DeedThread } from './deed-thread.ts';

/** A haircut: the cape, the snips, the mirror and the hair on the floor. */
export const hairCut: DeedThread = {
  id: 'snips',
  image: 'a cape, a row of snips, and the hair on the floor',
  cue: /^(?![^]*\b(?:washed?|wash|washing|brush\w*|comb\w*|nails)\b)[^]*?\b(?:hair ?cuts?|barber\w*|hairdresser\w*|clippers|fringe (?:cut|trimmed)|(?:cut|trim\w*) (?:his|her|their|the) (?:\w+ )?(?:hair|fringe)|(?:hair|fringe) (?:cut|trimmed))\b/i,
  decides: true,
  titles: { young: 'Snip, Snip, Done', older: 'Hair on the Floor' },
  text: {
    '2-3': `
      D<snips> Snip, snip! A body has hair, and some fell down. {Name} sat there for it. Snip, snip, snip! What a light head!
      D<snips> {his} body grows hair all day. So, snip! {Name} sat and sat. Bits went down, down, down.
      P<snips> Big people sit there too. Snip, they go.
      P<snips> The one with the comb is quick.
      Q<snips> At the snip, snip, {Name} may feel ____.
      H<snips> {helper} can say, "Snip, snip, hello!"
      H<snips> {helper} can brush the bits off.
      T<snips> {he} can snip with two fingers.
      T<snips> {he} can give a teddy a pat.
      C<snips> {he} can say, "Snip, snip, done."
      C<snips> {he} can say, "Bye-bye, bits."
      A<snips> Snip, snip, done. {his} body has a new head of hair. {Name} can see it. Hello, ears!
      A<snips> The bits are on the floor. A body grows more. {Name} sat so long. Snip, snip, bye-bye!
    `,
    '4-5': `
      D<snips> A body has hair, and hair can be cut without hurting. There is a cape, and a comb, and a snip. {Name} sat there for all of it. Small bits fell down the cape like feathers. Some of them tickle.
      D<snips> The mirror shows a head, and somebody with a comb. Snip goes one side, and snip goes the other. {Name} sat there, and a body would rather wriggle. At the end comes a soft brush on the neck.
      P<snips> Whoever cuts hair sees many heads a day. One that sits in the chair is a good one.
      P<snips> Grown-ups get their hair cut too. Some of them shut their eyes.
      Q<snips> When the snips came close, {Name} may have felt ____.
      H<snips> {helper} can look from the front and from the back.
      H<snips> {helper} can find the last small hairs. ~ They hide in collars.
      T<snips> {he} can play hairdresser with a teddy, with two fingers.
      T<snips> {he} can look in a mirror and shake {his} head.
      C<snips> {he} can say, "Snip here, snip there, done."
      C<snips> {he} can think, "It tickles, and it ends."
      A<snips> The old hair is on the floor, and somebody sweeps it up. {his} body is growing more already. {Name} can feel the air on {his} neck. That is a new place for air.
      A<snips> The cape is off, and the chair goes down. {Name} sat there from the first snip to the last. A body does not miss the bits. It has plenty.
    `,
    '6-7': `
      D<snips> A body grows hair, and one day it is in the eyes. Then there is a cape, a comb and a row of snips. {Name} sat through them. Hair feels nothing, and a neck feels every crumb.
      D<snips> A haircut is made of small sounds. The comb whispers, the scissors snip, and clippers buzz like bees. {Name} kept {his} body in the chair for all of them. In the mirror, a face came out bit by bit.
      P<snips> Somebody with scissors is glad of a head that stays in one place. They do not mind if it talks.
      P<snips> Grown-ups ask for "just a bit off" and look worried as well.
      Q<snips> With the snips close to the ear, {Name} may have felt ____.
      H<snips> {helper} can ask which sound was the oddest.
      H<snips> {helper} can say how it looks, from all sides.
      T<snips> {he} can tell next time what is too loud or too tickly.
      T<snips> {he} can choose what to look at: the mirror or the floor.
      C<snips> {he} can think, "Comb, snip, brush, and done."
      C<snips> {he} can say, "My ears are out, and so am I."
      A<snips> On the floor there is a small soft heap, and nobody needs it. {his} body is growing the next lot. {Name} sat there until it was done. The wind will notice it first.
      A<snips> The neck itches a bit, and a wash will see to that. {Name} got a haircut, and a body looks a bit new with it. Others may need to look twice.
    `,
    '8-10': `
      D<snips> A haircut asks quite a lot of a body. There is somebody behind it, a noise next to each ear, and small hairs that get in everywhere. {Name} sat in the chair for it. To sit there is one thing, and to say when something is too much is another. Both are part of getting a haircut that belongs to the person under it.
      D<snips> Some people think of nothing during a haircut, and some bodies notice it all: the comb, the snip, somebody close. {Name} took that body to the chair and got through it. It is done in pieces, one snip after another, and between two of them there is a little pause. Those belong to the haircut as well.
      P<snips> Whoever cuts hair for a living would rather stop four times than have somebody hold on to the chair. A stop costs a minute. They know which heads need more time, and time is part of the work.
      P<snips> Plenty of adults dislike it as well, and they talk about the weather until it is over.
      Q<snips> With the scissors next to the ear, {Name} might have felt ____. By the end it may have been a smaller word.
      H<snips> {helper} can ask what made it possible, and write it down for the next time.
      H<snips> {helper} can say what it looks like from behind, where no one can look alone.
      T<snips> {he} can decide what stays the same next time: the place, the chair, the tools.
      T<snips> {he} can run a hand over the back of {his} neck. ~ It is a new feeling for about two days.
      C<snips> {he} can think, "I sat there, and I said when."
      A<snips> On the floor lies what was too long this morning, and somebody sweeps it up without looking. {his} body is growing more of it already, at about a centimetre a month. So there will be a next time, and by then there is a last time to remember. It went well enough to be told.
    `,
    '11+': `
      D<snips> Hairdressing involves a stranger, several blades, a buzzing machine and a cape that tickles, and it is considered relaxing. {Name} may see that differently, and sat in the chair all the same. For some bodies each of those things arrives at full volume. Getting through it takes planning, a person who listens and the nerve to say "stop" out loud. None of that can be seen in the mirror afterwards.
      P<snips> Anyone who is good with scissors prefers a clear word to a clenched jaw. A pause costs a minute and makes for a better cut.
      P<snips> A fair number of adults put it off for months, and say that they like it long.
      Q<snips> With the clippers or the scissors close by, {Name} might have felt ____.
      H<snips> {helper} can ask what made it work and keep that as the arrangement.
      H<snips> {helper} can leave the compliments at one. ~ People who have just been looked at for half an hour have had enough of it.
      T<snips> {he} can settle the terms for the next time: who, when, which tools, how many pauses.
      T<snips> {he} can wash out the small hairs at once. ~ They are the worst part, and they are optional.
      C<snips> {he} can think, "My head, my terms, done."
      A<snips> What was on the head this morning is in a dustpan now. The body will replace it at about a centimetre a month, so the matter will come up again. It has been done once on known terms, and the terms can be repeated. The neck is cold, and that passes.
    `,
  },
};
