import { said, type NamedScene } from '../scene.ts';

/** A wobbly tooth, and the fear of the moment in which it comes out. */
export const outOneDay: NamedScene = {
  id: 'fallsout',
  image: 'a tooth that lets go by itself, and a tongue that finds the gap',
  cue: said(
    String.raw`(?=[^]*\b(?:tooth|teeth)\b)[^]*?\b(?:scared|afraid|frightened|terrified|worried|nervous|panics?|upset|dreads?|does ?n['’]?t want|not want)\b[^.!?]{0,40}\b(?:fall(?:s|ing)? out|com(?:e|es|ing) out|los(?:e|ing) (?:it|them|a tooth|her|his|any))`,
    String.raw`\b(?:blood\w*|bleed\w*|pull\w*|swallow\w*|fell out|came out|has come out|dentist|knock\w*|tooth fairy|grow\w*|all (?:his|her|their) teeth (?:will )?fall)\b`,
  ),
  decides: false,
  answers: /\b(?:scared|afraid|worried|fall\w*|com\w+ out|wobbl\w*|los\w+)\b/i,
  titles: { young: 'Out One Day', older: 'The Tooth Lets Go' },
  text: {
    '4-5': `
      D<fallsout> A tooth wobbles, and one day it will be out. {Name} may think of that a lot. A small tooth goes because a big one is on its way. It lets go bit by bit. In the end there is hardly a thing that holds it. Most children feel a tickle, or a small pinch.
      P<fallsout> Nearly all the big people at school had wobbly teeth. Now they bite apples with new ones.
      Q<fallsout> When the tooth wobbles, {Name} may feel ____.
      H<fallsout> {helper} can be told when it is out.
      H<fallsout> {helper} can cut an apple up small.
      T<fallsout> {he} can let it be, and bite on the other side.
      T<fallsout> {he} can look at it in a mirror.
      C<fallsout> {he} can say, "Tooth, go when you like."
      A<fallsout> One day it is out, and it is very small. There may be a drop or two, and a sip of water. Then the tongue finds a soft gap. Under it a new tooth is on its way.
    `,
    '6-7': `
      D<fallsout> A wobbly tooth will come out one day, and nobody knows when. {Name} may be scared of that moment. It helps to know how it goes. The new tooth has pushed the old root away. In the end hardly anything holds it. Then it lets go, in a sandwich or on a finger. It is over in a second. It may pinch, and there may be a little blood, which stops soon.
      P<fallsout> Bodies do this twenty times, one tooth after another. Everybody in a class goes through it.
      P<fallsout> Some people wiggle it all day, and some leave it alone. It comes out for both.
      Q<fallsout> When the tooth wobbles, {Name} may feel ____. It may be two things.
      H<fallsout> {helper} can tell how one of their own teeth came out.
      H<fallsout> {helper} can keep a clean cloth and some water ready.
      T<fallsout> {he} can decide that nobody else touches it.
      T<fallsout> {he} can chew on the other side and choose soft food.
      C<fallsout> {he} can think, "It goes when it is ready, and I will be fine."
      A<fallsout> One day there is a small white tooth in a hand. Most people say, "Was that it?" The tongue goes to look and finds a soft gap. Below it a bigger tooth is waiting for its turn.
    `,
  },
};
