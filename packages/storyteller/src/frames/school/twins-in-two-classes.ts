import { said, type NamedScene } from '../scene.ts';

/** Twins who were put into different classes and miss each other there. */
export const twinsInTwoClasses: NamedScene = {
  id: 'twinclass',
  image: 'two doors in one corridor, and a wave between them',
  cue: said(
    String.raw`(?:twin|twins|triplets?)\b[^.!?]{0,60}\b(?:(?:an)?other|different|separate\w*|split|own|two|parallel) (?:up )?(?:class\w*|forms?|rooms?|groups?)\b|\b(?:different|another|other|separate) (?:class\w*|form)\b[^.!?]{0,20}\b(?:twins?|triplets?)\b|\b(?:split|separat\w+)(?: up)? (?:the |our |my )?(?:twins|triplets)\b|\b(?:twins|triplets)\b[^.!?]{0,30}\b(?:split|separated)\b|\bwithout (?:his|her|their) twin\b`,
    String.raw`\b(?:bed|bedrooms?|house|homes?|party|died|sleep\w*)\b`,
  ),
  decides: true,
  answers: /\btwins?\b/i,
  titles: { young: 'Two Doors, One Wave', older: 'Two Doors, One Wave' },
  roles: {
    twin: {
      fallback: { text: '{his} twin' },
      cues: [
        {
          match: /\b[Tt]win (?:brother |sister )?(?:is |called |named |is called )?(?!And\b|Is\b)(\p{Lu}\p{Ll}+)\b/u,
          phrase: { text: '$' },
        },
        { match: /\btwin sister\b/i, phrase: { text: '{his} twin sister' } },
        { match: /\btwin brother\b/i, phrase: { text: '{his} twin brother' } },
      ],
    },
  },
  text: {
    '4-5': `
      D<twinclass> At school there are two rooms. {Name} is in one, and {twin} is in the other. They have been side by side a long time. A chair can look empty now. There is a wall between them, and the day has an end.
      P<twinclass> The one next door has an empty place as well. Each finds out what it is like to be just one.
      Q<twinclass> When the two doors shut, {Name} may feel ____.
      H<twinclass> {helper} can say when they will meet that day.
      H<twinclass> {helper} can give both the same thing for a pocket.
      T<twinclass> {he} can wave at the door.
      T<twinclass> {he} can keep one story to tell at home.
      C<twinclass> {he} can say, "Two doors, and then one home."
      A<twinclass> Both doors open, and out they come. One had sand, and one had glue. There is a lot to tell, for each saw another room. It can be hard in the morning and good by night.
    `,
    '6-7': `
      D<twinclass> Twins share nearly all of it: a birthday, a bath, the jokes. Now there are two classes. {Name} is in one, and {twin} is in the other. A head still turns to the side to share something, and nobody is there. That is not a bad sign. It shows how long they were a pair.
      P<twinclass> Schools often put twins in two rooms. Then each gets known by name, and not as one of the twins.
      Q<twinclass> When they go through two doors, {Name} may feel ____. It may be the same next door.
      H<twinclass> {helper} can ask for one time in the day when they meet.
      H<twinclass> {helper} can listen to both days, one after the other.
      T<twinclass> {he} can keep the best thing of the day to tell {twin}.
      T<twinclass> {he} can find one child in this room to sit with.
      C<twinclass> {he} can think, "Two doors now, and one home later."
      A<twinclass> At the gate there were two of them again. They knew different things, for the first time. One told of a snail, and one told of a fire bell. Some days the wall between two rooms feels thick. They are twins on both sides of it.
    `,
    '8-10': `
      D<twinclass> For years a sentence begun by one could be finished by the other. Now {Name} is in one class and {twin} in another. There is nobody to exchange a look with. Being separated from a twin can feel like having left something at home all day. It has nothing to do with being babyish. Few people in a school have ever been two.
      P<twinclass> Teachers who separate twins mostly want each of them to be seen alone. They may not know what it costs at first. It can be said to them.
      Q<twinclass> When something funny happens and nobody is there to share it, {Name} might feel ____.
      H<twinclass> {helper} can ask the school where the two of them can meet in the day.
      H<twinclass> {helper} can give each of them ten minutes in the evening alone.
      T<twinclass> {he} can keep the best bits on a scrap of paper for the way home.
      T<twinclass> {he} can take up something new and alone. ~ It gives two people more to tell.
      C<twinclass> {he} can think, "Half the day apart, and twice as much to tell."
      A<twinclass> By the end of term each of them has a teacher and two jokes from a different class. They are still the ones who know what the other is about to say. A wall between two rooms is about ten centimetres thick. The bell goes through it.
    `,
  },
};
