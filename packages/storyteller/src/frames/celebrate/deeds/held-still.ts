import type { DeedThread } from './deed-thread.ts';

const WHAT = String.raw`(?:(?:eczema |sun |nappy )?creams?|suncream|lotion|ointment|(?:eye |ear |nose )?drops|nasal spray|plaster|medicine|antibiotics?|inhaler|spacer|puffer|nebuliser|calpol|bandage|dressings?|vitamins?|steroids?)`;

/** Small care that a body needs and would rather run from: cream, drops, a spoon of medicine, an inhaler. */
export const heldStill: DeedThread = {
  id: 'held-still',
  image: 'one minute in which a body is lent to careful hands',
  cue: new RegExp(
    String.raw`^(?![^]*\b(?:learn(?:t|ed) to|all by (?:him|her|them)sel\w+|on (?:his|her|their) own|jabs?|injection|nurse|dentist|hospital)\b)[^]*?(?:\b(?:let|allowed) \w+ (?:\w+ )?(?:to )?(?:put|rub|give|wipe|spray|drop|dab|do|apply|change)\b[^.!?]{0,30}\b${WHAT}\b|\b(?:took|swallowed|had|drank) (?:all (?:of )?)?(?:his|her|their|the) (?:\w+ ){0,2}${WHAT}\b|\b${WHAT}\b[^.!?]{0,40}\b(?:without|no) (?:a |any )*(?:fuss|tears|crying|screaming|fight|battle|struggle|problems?)\b)`,
    'i',
  ),
  decides: true,
  titles: { young: 'One Minute, and Done', older: 'The Length of a Minute' },
  text: {
    '2-3': `
      D<held-still> A body needs a bit of help. {Name} was still for it. One, two, three. Then it was done.
      D<held-still> Still, still, still. {his} body got some help. One, two, three, and done!
      P<held-still> Grown-ups get that too. They pull a face.
      P<held-still> The hands like to go fast.
      Q<held-still> When it was done, {Name} may feel ____.
      H<held-still> {helper} can count to three.
      H<held-still> {helper} can click the lid shut.
      T<held-still> {he} can play it with a toy.
      T<held-still> {he} can put the lid on.
      C<held-still> {he} can say, "One, two, three, done!"
      A<held-still> One, two, three, all done. The lid is on. The body can go and play. Bye-bye, job.
      A<held-still> It is in, or it is on. {his} body can rest now. One, two, three, hello, toys!
    `,
    '4-5': `
      D<held-still> Some jobs for a body take just one minute. In that minute, legs would like to run off. {Name} let it be done. The hands were close, and then they were away again. One minute is short, and it is long.
      D<held-still> Now and then a body needs help from a tube or spoon. It is no fun, and it is good for the body. {Name} stayed there for it. That made the job a short one.
      P<held-still> The hands that do it like to be quick. It goes best when somebody stays.
      P<held-still> Grown-ups have such jobs too. Nobody claps for them. It would be a nice idea.
      Q<held-still> In that minute, {Name} may have felt ____.
      H<held-still> {helper} can say when it starts and when it stops. ~ That helps next time, too.
      H<held-still> {helper} can ask which bit was the worst.
      T<held-still> {he} can do it for a toy, from start to end.
      T<held-still> {he} can choose what comes right after it.
      C<held-still> {he} can say, "One minute, and then I play."
      C<held-still> {he} can think, "I know how it ends."
      A<held-still> The minute is over, and the body can go and play. {Name} stayed for all of it. Now it can do its job in there. The lid is shut.
      A<held-still> Jobs for a body come again another day. {Name} knows the way through now. First come the hands, then the lid, and then some play.
    `,
    '6-7': `
      D<held-still> A body has small jobs that come again and again. They are short, and none of them is fun. {Name} let one be done. The hard thing is the minute before, when legs want to be elsewhere. From then on it was a matter of seconds.
      D<held-still> It takes two for such a job. One has the tube, the spoon or the bottle. The other one has the body and keeps it there, and that was {Name}. It is the harder half. At the end the body is free again at once.
      P<held-still> Whoever did it was quick and careful at the same time. It is much easier when nobody runs.
      P<held-still> Plenty of grown-ups do not like it either. They put it off until it is late.
      Q<held-still> In the minute before, {Name} may have felt ____.
      Q<held-still> When the lid went back on, {Name} may have felt ____. It may have been a whole breath.
      H<held-still> {helper} can say what it is for. ~ It is good to know what a minute is good for.
      H<held-still> {helper} can do it in the same order next time. ~ Then nothing comes as a surprise.
      T<held-still> {he} can choose the place for it, and who counts.
      T<held-still> {he} can say which bit is the worst. ~ Then it can be the quickest.
      C<held-still> {he} can think, "One minute, and I am free again."
      C<held-still> {he} can count, "Before, in it, done."
      A<held-still> The lid is back on, and the body has the day for itself. {Name} stayed for that minute. What it was for goes on working, and nobody needs to watch.
      A<held-still> Next time the minute has the same length. {Name} has been through it, so it may seem shorter. Bodies do not say thank you for such jobs. They just go out and play.
    `,
    '8-10': `
      D<held-still> Looking after a body is mostly dull, and some of it is unpleasant for about a minute. {Name} got it over with. The minute is not the real trouble. That is the time before, in which it grows to the size of an afternoon. Once it has begun, it shrinks to a minute again.
      D<held-still> Some help for a body is a thing to put up with, since nobody can do it from a distance. {Name} put up with it. There is a point at which one stops arguing with a tube, a spoon or a spray. After that it is quick.
      P<held-still> Whoever does it would gladly skip it too. Nobody enjoys being the person with the spoon.
      P<held-still> Adults know the trick of being busy until it is too late. They can tell when somebody does not use it.
      Q<held-still> Just before it, {Name} might have felt ____.
      Q<held-still> Afterwards, {Name} might notice ____. Nothing at all is a good answer.
      H<held-still> {helper} can agree on a fixed time for it. ~ Then the rest of the day is not spent waiting.
      H<held-still> {helper} can ask how it could be made easier. ~ The person in the middle of it knows most.
      T<held-still> {he} can say what would be better done another way. ~ One thing is enough.
      T<held-still> {he} can time it once. ~ It is usually shorter than expected.
      C<held-still> {he} can think, "It is a minute. It only looks like an afternoon."
      C<held-still> {he} can think, "Begin, and it shrinks."
      A<held-still> It is done, and the body has no further requests for now. {Name} got it over with, and without a long talk. On another day it may be an effort again. It will still be a minute.
      A<held-still> Back into the cupboard it goes, whatever it was. A body was looked after. It sounds like nothing, and on some days it is the hardest thing on the list.
    `,
    '11+': `
      D<held-still> The upkeep of a body is the least heroic work there is, and there is no end to it. The unpleasant part takes about a minute. What takes far longer is the time spent being about to do it, and {Name} cut that short. Nobody will write it down anywhere, and it was still the harder of two options.
      P<held-still> Adults are experts at postponing this kind of thing, with excellent reasons. They notice when somebody does not.
      P<held-still> Whoever helped may have been bracing for a discussion. Not having one is a small present.
      Q<held-still> Just beforehand, {Name} might have felt ____. Boredom and dread are both well known here.
      H<held-still> {helper} can treat it as ordinary. ~ Applause would make it bigger than it is.
      H<held-still> {helper} can hand over as much of it as {Name} would like to take on, within what the doctor has said.
      T<held-still> {he} can attach it to something that happens anyway, such as the kettle. ~ Then it needs no decision.
      C<held-still> {he} can think, "One minute, and it stops being in the way."
      A<held-still> It is done, and the body has gone quiet about it. The evening contains one thing less. {Name} knows how long it really takes, and that is a useful thing to know about a minute.
    `,
  },
};
