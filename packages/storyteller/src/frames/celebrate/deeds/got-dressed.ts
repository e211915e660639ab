import type { DeedThread } from './deed-thread.ts';

/** Clothes or shoes that a child put on without help: the holes, the arms, and the right way round. */
export const gotDressed: DeedThread = {
  id: 'sleeves',
  image: 'arms and legs that find their holes, and a head that comes out on top',
  cue: /^(?![^]*\b(?:dressed up as|costume|brother|sister|doll|laces|glasses|hearing|splints?|patch|ear defenders|new (?:school )?(?:shoes|wellies|boots))\b)[^]*?\b(?:(?:got|gets|getting) (?:himself |herself |themselves )?(?:all )?dressed|dressed (?:himself|herself|themselves)|(?:put|puts|got|pulled) (?:on )?(?:all )?(?:of )?(?:his|her|their) (?:own )?(?:school )?(?:\w+ )?(?:shoes|coat|socks|clothes|trousers|top|t-?shirt|jumper|wellies|pyjamas|pjs|uniform|gloves|hat|pants|tights|dress|boots|jacket|trainers)\b)/i,
  decides: true,
  titles: { young: 'Two Arms and a Head', older: 'The Right Way Round' },
  text: {
    '2-3': `
      D<sleeves> A body has a lot of ends. Where is the hole? {Name} found it. In, in, and out. Peek-a-boo!
      D<sleeves> Push, push, pull! {Name} found the way in. {his} body was in the dark. Then hello, light!
      P<sleeves> Big people do it all day. They hop on one leg.
      P<sleeves> Cats do it with a tongue. Funny cats!
      Q<sleeves> All done, {Name} may feel ____.
      H<sleeves> {helper} can say, "Look at that!"
      H<sleeves> {helper} can lay it all out.
      T<sleeves> {he} can put a hat on a teddy.
      T<sleeves> {he} can look in the mirror.
      C<sleeves> {he} can say, "Push, push, there!"
      C<sleeves> {he} can say, "I did it all."
      A<sleeves> Push, push, there! {Name} did it. {his} body is warm now. Go, feet, go!
      A<sleeves> In it went, and out it came. A body can learn that. {Name} did it. Hello, mirror!
    `,
    '4-5': `
      D<sleeves> Clothes have more holes than they seem to. Each bit of a body wants the right one. {Name} found them, one after the other. For a moment it is dark in there. Then something comes out at the other end.
      D<sleeves> A body has ten toes, and they get caught in things. {Name} pulled and pushed until it all sat well. It may take a few goes. Left and right look a lot alike, after all.
      P<sleeves> Grown-ups hop on one leg to do it. Some hold on to the wall.
      P<sleeves> Whoever used to help had nothing to do. So there was time to watch.
      Q<sleeves> When it was all on, {Name} may have felt ____.
      H<sleeves> {helper} can lay things out in a row.
      H<sleeves> {helper} can leave the last bit alone. ~ Inside out is still dressed.
      T<sleeves> {he} can dress a teddy, legs first.
      T<sleeves> {he} can find a good spot to sit down for it.
      C<sleeves> {he} can say, "Push, pull, and out I come."
      C<sleeves> {he} can think, "I know where the holes are."
      A<sleeves> Everything is where it belongs, more or less. {his} body is warm, and {Name} did that. The day can begin now. It has pockets.
      A<sleeves> It was done with two hands and a bit of a puff. {Name} knows how to put things on a body. Later it all comes off again, and that is quicker.
    `,
    '6-7': `
      D<sleeves> Getting a body dressed is a puzzle. There is a front and a back, and an inside and an outside. {Name} did all of it, from the first hole to the last. Arms are patient, and sleeves are not. In the end, everything was on.
      P<sleeves> Grown-ups have a morning of their own. One job less makes it a better one.
      P<sleeves> Nobody notices when clothes are the right way round. That is how one can tell.
      Q<sleeves> With everything on, {Name} may have felt ____.
      H<sleeves> {helper} can say that it was noticed, and leave it there.
      H<sleeves> {helper} can help to lay it out the night before. ~ Mornings like that.
      T<sleeves> {he} can choose what to wear tomorrow, and put it on a chair.
      T<sleeves> {he} can race the song on the radio, just for fun.
      C<sleeves> {he} can think, "Front, back, and done."
      A<sleeves> Everything is on, and there are still some minutes left. {Name} did that alone. A body that is dressed can go anywhere. First it can go to breakfast.
    `,
  },
};
