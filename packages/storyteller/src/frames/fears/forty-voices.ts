import { said, type NamedScene } from '../scene.ts';

/** A restaurant that is too loud for somebody's ears. */
export const fortyVoices: NamedScene = {
  id: 'fortyvoices',
  image: 'a room full of voices, and a table by the wall',
  cue: said(
    String.raw`\b(?:too loud|so loud|loud(?:er|ness)?|nois[ey]\w*|hands (?:on|over) (?:his|her|their|both) ears|covers? (?:his|her|their) ears|ear ?defenders|overwhelm\w*|echo\w*|busy|crowded|overload\w*|sensory)\b`,
    String.raw`\b(?:(?:he|she)(?:['’]s| is) (?:too|so|very) (?:loud|noisy)|(?:shouts?|yells?|screams?)|hand ?dryer|run(?:s|ning)? (?:around|about))\b`,
  ),
  decides: false,
  answers: /\b(?:loud|nois\w*|ears|busy|crowded)\b/i,
  titles: { young: 'A Table by the Wall', older: 'A Table by the Wall' },
  text: {
    '4-5': `
      D<fortyvoices> In a restaurant all tables talk at once. Plates go clack, and chairs go squeak. {Name} may put both hands on both ears. The noise comes from all sides. By a wall there are fewer sides. A table there is a good one.
      P<fortyvoices> The people do not know that they are loud. They like it here.
      P<fortyvoices> Some ears hear more than others do. Those ears need a rest sooner.
      Q<fortyvoices> When it gets loud, {Name} may feel ____.
      H<fortyvoices> {helper} can ask for a table by the wall.
      H<fortyvoices> {helper} can go out with {him} for a bit.
      T<fortyvoices> {he} can put on ear defenders or a soft hat.
      T<fortyvoices> {he} can show a sign for "out, please".
      C<fortyvoices> {he} can think, "Wall here, noise there."
      A<fortyvoices> Out in the street it is quiet, and ears can rest. The table is still there for the way back in. A meal can have breaks in it. Some are short, and some are long.
    `,
    '6-7': `
      D<fortyvoices> A full restaurant has a noise of its own. At each table people talk, and then a bit louder, to hear each other. {Name} may hear all of it at once, plates and chairs too. Some heads sort the sounds for their owner. Other heads let them all in. Those get full before the food is there.
      P<fortyvoices> The others at the table may not notice it. Their ears shut some of it out by themselves.
      P<fortyvoices> Waiters know the quiet tables. They like it when somebody asks.
      Q<fortyvoices> In the middle of it, {Name} may feel ____. It may be in the ears, the tummy or the skin.
      H<fortyvoices> {helper} can choose an early time and a table by the wall.
      H<fortyvoices> {helper} can go outside with {him} until the food comes. ~ Someone can wave from the door.
      T<fortyvoices> {he} can put on ear defenders before it gets too much.
      T<fortyvoices> {he} can show a sign that was agreed at home.
      C<fortyvoices> {he} can think, "Wall behind me, door over there."
      A<fortyvoices> The meal went in parts, some at the table and some at the door. Outside, the noise was small. It was only many people at once. Going home early is a way to end a restaurant too.
    `,
    '8-10': `
      D<fortyvoices> In a full restaurant everyone talks a little louder to be heard above everyone else, and nobody can stop first. {Name} may get the whole of it at once: voices, music, forks, a chair. Most brains turn down what they do not need. Some do not, and then a meal is work. It is not bad manners to find it loud, for it has been measured, and it is.
      P<fortyvoices> People who do not hear it that way think of it as atmosphere. They may need to be told that for others it is weather.
      P<fortyvoices> Staff know which corner is quiet and at what time. It is a question they get from hearing aid users, parents and business people.
      Q<fortyvoices> By the main course, {Name} might notice ____. Ears and temper are close neighbours.
      H<fortyvoices> {helper} can book early and ask for the corner.
      H<fortyvoices> {helper} can agree that a break outside needs no reason.
      T<fortyvoices> {he} can wear ear defenders or one earphone from the start. ~ It is easier to keep quiet in than to get it back.
      T<fortyvoices> {he} can sit with the back to the wall.
      C<fortyvoices> {he} can think, "A wall, a door and a break. That is my plan."
      A<fortyvoices> Two breaks and a corner, and the meal went by like a train journey with stops. On the pavement the noise closed behind the door like a lid. Some restaurants suit some ears, and takeaway is an invention as well.
    `,
  },
};
