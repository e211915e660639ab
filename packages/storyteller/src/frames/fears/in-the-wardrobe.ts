import { said, type NamedScene } from '../scene.ts';

/** A monster in a wardrobe, a cupboard or under the bed at night, which wakes a whole family. */
export const inTheWardrobe: NamedScene = {
  id: 'wardrobe',
  image: 'the door of a wardrobe, and a coat that looks like somebody at night',
  cue: said(
    String.raw`(?=[^]*\b(?:monsters?|ghosts?|something|someone|somebody|scary)\b)[^]*?\b(?:wardrobe|cupboard|closet)\b`,
    String.raw`\b(?:film|movie|youtube|video|burglars?|robbers?|loft|shed|locked)\b`,
  ),
  decides: false,
  titles: { young: 'A Coat at Night', older: 'A Coat at Night' },
  roles: {
    where: {
      fallback: { text: 'the wardrobe' },
      cues: [
        { match: /\bcupboard\b/i, phrase: { text: 'the cupboard' } },
        { match: /\bcloset\b/i, phrase: { text: 'the closet' } },
      ],
    },
  },
  text: {
    '2-3': `
      D<wardrobe> It is night. {Name} looks at {where}. Is it a monster? Click goes the lamp. It is a coat!
      P<wardrobe> Coats hang. Coats like to sleep.
      Q<wardrobe> In the dark room, {Name} may feel ____.
      H<wardrobe> {helper} can look in.
      H<wardrobe> {helper} can shut the door. Click.
      T<wardrobe> {he} can say, "Hello, coat."
      T<wardrobe> {he} can wave to the coat.
      C<wardrobe> {he} can say, "You are a coat."
      A<wardrobe> The door is shut. No monster. A coat, a hat, a shoe. Night-night, coat.
    `,
    '4-5': `
      D<wardrobe> In the day {where} is full of clothes. In the night {Name} may think there is a monster in there. Monsters are made up. But a coat on a hook has shoulders. In the dark, eyes see too little. Then a head fills in the rest.
      P<wardrobe> Grown-ups see odd things at night too. With the lamp on, it is just a chair.
      Q<wardrobe> When the door stands there in the dark, {Name} may feel ____.
      H<wardrobe> {helper} can look in with {Name} before bed.
      H<wardrobe> {helper} can hang the big coat in the hall.
      T<wardrobe> {he} can shine a light in and say what is there.
      T<wardrobe> {he} can stick a picture on the door.
      C<wardrobe> {he} can say, "Shirt, shirt, sock and coat."
      A<wardrobe> One look, and there were four shirts, a coat and one sock. No monster lives in there, for monsters are made up. The door is shut, and it has a picture on it. Night-night, socks.
    `,
    '6-7': `
      D<wardrobe> By day {where} is the dullest thing in a room. At night {Name} may be sure that there is a monster in it. Monsters are made up. What is real is a dark gap, a coat and a creak. Wood creaks when a room gets cooler in the evening. In the dark, eyes ask the head for help, and heads guess big.
      P<wardrobe> Grown-ups have lain awake because of a dressing gown. They do not mention it at breakfast.
      P<wardrobe> Looking ten times helps less than looking once. After the tenth time a head thinks there is a reason.
      Q<wardrobe> When it creaks, {Name} may feel ____. It may be in the toes or the ears.
      H<wardrobe> {helper} can look in with {Name}, once each evening.
      H<wardrobe> {helper} can move the bed to face the door.
      T<wardrobe> {he} can name everything in there, from left to right.
      T<wardrobe> {he} can hang a sock with a face on the handle.
      C<wardrobe> {he} can think, "Creak is wood. Shape is coat."
      A<wardrobe> There was one look, and in there were five shirts and a coat. A creak came at nine, when the wood got cold. On the handle hangs a sock with a grin. The monsters are in books, where people made them. The coat has gone to the hall.
    `,
  },
};
