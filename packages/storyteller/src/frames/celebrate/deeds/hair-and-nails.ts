import type { DeedThread } from './deed-thread.ts';

/** Hair or nails that were cut, washed or brushed: they grow by themselves, and looking after them takes a still body. */
export const hairAndNails: DeedThread = {
  id: 'grow',
  image: 'hair and nails, which grow by themselves and are looked after',
  cue: /\b(?:hair ?cuts?|barber\w*|hairdresser\w*|clippers|fringe|(?:cut|cutting|trim\w*|wash\w*|brush\w*|comb\w*|rins\w*|dry|dried|plait\w*|braid\w*|do|did|detangl\w*) (?:all )?(?:of )?(?:his|her|their|the) (?:\w+ )?(?:hair|nails|toenails|fingernails)|(?:hair|nails|toenails|fingernails) (?:cut|washed|brushed|combed|trimmed|clipped|done|rinsed|plaited|braided)|hair ?wash\w*|shampoo)\b/i,
  decides: true,
  titles: { young: 'It Grows and It Grows', older: 'Still, and Then Done' },
  text: {
    '2-3': `
      D<grow> A body grows and grows. {Name} sat for it. Hair grows. Nails grow. Bit by bit, and done!
      D<grow> {his} body has a lot to look after. One bit was done. {Name} let it be done. One, two, done!
      P<grow> Big people need it too. They sit and wait.
      P<grow> Hair and nails grow on all people.
      Q<grow> With it done, {Name} may feel ____.
      H<grow> {helper} can say, "All done."
      H<grow> {helper} can sing a song.
      T<grow> {he} can do it to a toy.
      T<grow> {he} can look at it now.
      C<grow> {he} can say, "One bit, next bit, done."
      C<grow> {he} can say, "It grows and it grows."
      A<grow> Bit by bit, and it is done. {his} body grows on. It grows at night too. Hush, hush.
      A<grow> That was the last bit. {Name} sat for all of it. Bye-bye, bits. Hello, body!
    `,
    '4-5': `
      D<grow> A body makes hair and nails all day and all night. They need looking after, again and again. {Name} let that be done. It takes somebody with careful hands, and somebody who sits there.
      D<grow> Some jobs on a body cannot be done alone. One person does it, and one person stays there for it. {Name} was the one who stayed. It went on a bit at a time. The last bit came, and that was it.
      P<grow> It is easier to do for somebody who lets it happen. Hands can be slow and careful then.
      P<grow> Grown-ups need it too. Nobody ever gets finished with hair.
      Q<grow> In the middle of it, {Name} may have felt ____.
      H<grow> {helper} can say how many bits are left. ~ A number is good to hold on to.
      H<grow> {helper} can tell what was good about it.
      T<grow> {he} can do the same for a toy.
      T<grow> {he} can have a good look at how it is now.
      C<grow> {he} can say, "It grows, and we look after it."
      C<grow> {he} can think, "One bit, and the next bit."
      A<grow> It is done, and bodies do not wait. They have started to grow it again. {Name} knows how it goes now. Until next time there is a lot of time.
      A<grow> Nobody can see it grow. Still, it does, on every body there is. {Name} stayed for the whole of it today. All the bits are done.
    `,
    '6-7': `
      D<grow> A body makes hair and nails all the time, day and night. So somebody sees to them. {Name} let somebody do it, and that is a job of its own. A body stays in one place then, and it would rather run. Bit by bit it got done.
      D<grow> There are two people in a job like that. One does the work. The other stays there with a whole body, and that was {Name}. It is the part that hardly anyone claps for.
      P<grow> Whoever does it is glad of each quiet minute. Careful hands need them. They could tell that it was not easy.
      P<grow> Some people like it, and some would rather have it done in their sleep. Heads and fingers differ in that.
      Q<grow> In the middle of it, {Name} may have felt ____. A head may say one thing and the feet another.
      H<grow> {helper} can say before each part what comes next. ~ Surprises make a body jump.
      H<grow> {helper} can do the worst bit first next time. ~ Then the rest is easier.
      T<grow> {he} can choose what to think about while it is done. ~ A long story is useful.
      T<grow> {he} can tell what made it better.
      C<grow> {he} can think, "My body can stay here until it is done."
      C<grow> {he} can say, "It grows anyway, so we see to it."
      A<grow> It has begun to grow again, since bodies take no days off. {Name} got all the way to the end this time. For some weeks, there is nothing to do about it at all.
      A<grow> What was too long or too wild is seen to. Nobody will talk about it tomorrow. But a body stayed in one place, and {Name} was in charge of it.
    `,
  },
};
