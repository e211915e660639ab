import type { DeedThread } from './deed-thread.ts';

/** A dummy or a bottle that is not needed any more: where it was, and what is new without it. */
export const gaveItUp: DeedThread = {
  id: 'without',
  image: 'the place where a dummy or a bottle used to be',
  cue: /\b(?:dumm(?:y|ies)|pacifiers?|binky|binkies|soothers?|paci|(?:baby |milk |night[- ]?time )?bottles?(?= (?:any ?more|for|at night|at bedtime|now|to the|fairy))|(?:gave up|no more|without|stopped having) (?:his|her|their|the|a) (?:\w+ )?bottle|bottle fairy)\b/i,
  decides: true,
  titles: { young: 'A New Way to Go to Sleep', older: 'The Empty Spot on the Pillow' },
  roles: {
    // What was given up, as the family calls it.
    gaveup: {
      fallback: { text: 'a small thing' },
      cues: [
        { match: /\bdumm(?:y|ies)\b/i, phrase: { text: 'the dummy' } },
        { match: /\bpaci(?:fiers?)?\b/i, phrase: { text: 'the pacifier' } },
        { match: /\bbink(?:y|ies)\b/i, phrase: { text: 'the binky' } },
        { match: /\bsoothers?\b/i, phrase: { text: 'the soother' } },
        { match: /\bbottles?\b/i, phrase: { text: 'the bottle' } },
      ],
    },
  },
  text: {
    '2-3': `
      D<without> Now {gaveup} is gone. That is new! {Name} had it for so long. Hello, mouth!
      D<without> It is new at night now. {Name} has an empty mouth. It can sing. It can yawn. Aah!
      P<without> Big people had one too. They gave it up too.
      P<without> Some children still miss it. That is fine.
      Q<without> In bed now, {Name} may feel ____.
      H<without> {helper} can sit by the bed.
      H<without> {helper} can sing a song.
      T<without> {he} can hug a soft thing.
      T<without> {he} can hold a hand.
      C<without> {he} can say, "Bye-bye. I am big."
      C<without> {he} can say, "Hello, mouth. Aah!"
      A<without> It went away. {Name} let it go. It is new, and it is night. Yawn, yawn. Night-night, mouth.
      A<without> Bye-bye, small thing. {Name} has a new night now. A song fits in. Hush, hush.
    `,
    '4-5': `
      D<without> There is a new empty spot where {gaveup} was. It was there every night, and {Name} let it go. A mouth needs some time to get used to that. An empty mouth can hum, and it can yawn all the way.
      D<without> Some things help for long, and so did {gaveup}. Then comes a last time. {Name} had the last time, and then a first one. The first night without it was new all the way through.
      P<without> Nearly all grown-ups had one when they were small. They do not know where it went. They sleep without it now, and some of them snore.
      P<without> People at home saw the empty spot. They know that it was not easy to let go.
      Q<without> In bed without it, {Name} may feel ____.
      H<without> {helper} can stay for one more song. ~ A song fills a bit of an empty spot.
      H<without> {helper} can say good night to what is gone, too.
      T<without> {he} can hold something soft in that hand.
      T<without> {he} can tell somebody where it went.
      C<without> {he} can say, "That was then, and this is new."
      C<without> {he} can think, "My mouth can hum now."
      A<without> It did its job for a long time. Now the job is done. {Name} let go of it. The new nights will get to be old ones, one by one. Hum, hum, and a big yawn.
      A<without> There is an empty spot on the pillow. There is room in it for a hand. {Name} sleeps the new way now, and some nights that is harder. Good night, spot.
    `,
    '6-7': `
      D<without> A habit is something that hands and mouths do without asking. With {gaveup} it went back to when {Name} was a baby. To stop is new, because the mouth keeps looking for it. It looks a bit less every night. {Name} has begun that.
      D<without> The first night without it is the longest. The hand looks for {gaveup} and finds nothing there. {Name} had that night, with everything new about it. It went by, as nights do.
      P<without> Grown-ups know about habits. They have some themselves, and they find them hard to stop. Not one of them would say that this was easy.
      P<without> People at home may miss it a bit too. It was there for a long time.
      Q<without> When the hand finds nothing on the pillow, {Name} may feel ____. Two words at once are possible.
      H<without> {helper} can stay a little longer for the first few nights. ~ That is when it helps most.
      H<without> {helper} can count the nights with {him}. ~ A number shows what cannot be seen.
      T<without> {he} can choose something else for that hand to hold. ~ It can be a corner of the sheet.
      T<without> {he} can tell somebody how the first night was.
      C<without> {he} can think, "My mouth will get used to it."
      C<without> {he} can say, "I had the first night already."
      A<without> The spot on the pillow is empty. It gets a little easier each night. {Name} did the first part, which is the hardest. It is new now and will be old soon. Teeth like it too, as it happens.
      A<without> There was a last time with it, and now come the new nights. {Name} let it go. Nights when it is missed can come as well. They count the same.
    `,
  },
};
