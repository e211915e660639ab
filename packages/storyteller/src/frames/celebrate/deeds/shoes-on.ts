import type { DeedThread } from './deed-thread.ts';

/** Shoes that went on without help, and a door that was reached in time. */
export const shoesOn: DeedThread = {
  id: 'shoes-on',
  image: 'two shoes at the door, left and right',
  cue: /^(?![^]*\b(?:laces?|tied|bow|new (?:school )?shoes|brother|sister|splints?)\b)[^]*?\b(?:(?:put|puts|got|pulled) (?:on )?(?:all )?(?:of )?(?:his|her|their) (?:own )?(?:school )?(?:shoes|boots|wellies|trainers|sandals)\b|(?:got|was|were|made it) (?:to|at|out(?: of)?) the door (?:on|in) time)/i,
  decides: true,
  titles: { young: 'Left Shoe, Right Shoe', older: 'Shoes On, Door Open' },
  roles: {
    pair: {
      fallback: { text: 'shoes', plural: true },
      cues: [
        { match: /\bwellies\b/i, phrase: { text: 'wellies', plural: true } },
        { match: /\bboots\b/i, phrase: { text: 'boots', plural: true } },
        { match: /\btrainers\b/i, phrase: { text: 'trainers', plural: true } },
        { match: /\bsandals\b/i, phrase: { text: 'sandals', plural: true } },
      ],
    },
  },
  text: {
    '2-3': `
      D<shoes-on> {his} body has two feet. {Name} has two {pair}. In goes a toe. Push, push, in! {Name} did it.
      P<shoes-on> Big people hop on one leg. They sit down too.
      Q<shoes-on> With both {pair} on, {Name} may feel ____.
      H<shoes-on> {helper} can look and clap.
      T<shoes-on> {he} can stamp, tap, tap.
      C<shoes-on> {he} can say, "Toe, push, in!"
      A<shoes-on> Tap, tap go the {pair}. {Name} put them on. {his} body is ready to go. Bye-bye, house!
    `,
    '4-5': `
      D<shoes-on> Two {pair} wait by the door, and they look nearly alike. {Name} sat down, pushed a toe in, and pulled up the back. {his} body did it all. Then came the other foot.
      P<shoes-on> Mornings go by so fast. With {pair} on early, there is time for the sky.
      P<shoes-on> Nobody is born with that. Ducks do not need it.
      Q<shoes-on> At the door with both {pair} on, {Name} may have felt ____.
      H<shoes-on> {helper} can say, "I saw you do that."
      H<shoes-on> {helper} can put the {pair} there each night.
      T<shoes-on> {he} can put the {pair} side by side for the next day.
      T<shoes-on> {he} can show a teddy which foot is left.
      C<shoes-on> {he} can say, "Sit, toe, heel, door."
      A<shoes-on> Two {pair} stood there, and then they had feet in them. {Name} did that. At the door nobody was kept waiting. Out went the body, with its {pair} on.
    `,
    '6-7': `
      D<shoes-on> A body on its way to the door passes a lot of good things. A bit of string is enough to stop a whole morning. {Name} got past all of it and put both {pair} on. That is not just about feet. A head needs to remember the job, all along the hall. Then came the door, and the clock was still friendly.
      P<shoes-on> A grown-up who need not call "shoes!" has a different voice in the morning. It is the one for jokes.
      P<shoes-on> On other days something will get in the way. That happens to everyone who has a hall.
      Q<shoes-on> At the door, with time to spare, {Name} may have felt ____.
      H<shoes-on> {helper} can leave it all in the same place and order.
      H<shoes-on> {helper} can say out loud what was nice about the morning.
      T<shoes-on> {he} can point to the part that helped the most.
      T<shoes-on> {he} can set the {pair} out at night, with their noses to the door.
      C<shoes-on> {he} can think, "Shoes, bag, door. I know the way."
      A<shoes-on> The door opened, and somebody was standing there with {pair} on. {Name} did that without being called. A body that is ready early gets to choose the side of the pavement. The {pair} will wait in their place again tonight.
    `,
  },
};
