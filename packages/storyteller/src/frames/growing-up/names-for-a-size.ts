import { said, type NamedScene } from '../scene.ts';

const SIZE = String.raw`\b(?:shortest|smallest|tiniest|tallest|titch|shorty|short ?arse|midget|lanky|giant|giraffe|(?:so|too|very|really|being|is|he's|she's|quite|for being|because (?:he|she|they) (?:is|are)) (?:short|small|tall|tiny|little)|(?:short|small|tall|tiny|little) for (?:his|her|their) age|(?:his|her|their) (?:height|size))\b`;
const SAID = String.raw`\b(?:names?|teas\w*|laugh\w*|mock\w*|jok(?:e|es|ing)|comments?|remarks?|picked on|picks? on|bull(?:y|ied|ying)|call(?:s|ed|ing)? (?:him|her|them)|(?:gets?|got|being|been|is|was|are) called|mak(?:e|es|ing) fun|fun of|baby|upset|hates?|self[- ]conscious|embarrass\w*)\b`;

/** Being the smallest or the tallest, and what others call it. */
export const namesForASize: NamedScene = {
  id: 'sizenames',
  image: 'a row whose order changes each year, and a remark that does not know it',
  cue: said(
    `(?=[^]*(?:${SIZE}))(?=[^]*(?:${SAID}))`,
    String.raw`\b(?:fat|weight|overweight|chubby|skinny|thin|belly|baby (?:brother|sister)|too (?:little|small|short) (?:to|for the)|little (?:brother|sister)|small (?:thing|talk)|short (?:temper|fuse|hair|time)|tall (?:story|stories|tales?)|dwarf\w*|growth hormone|clothes|shoes|rides?|toilets?|(?:too|so|very|really|is) (?:little|small|tiny) (?:to|thing|group)|premature)\b`,
  ),
  decides: true,
  answers: /\b(?:short\w*|small\w*|tall\w*|tin(?:y|iest)|names?|teas\w*|year|class)\b/i,
  titles: { young: 'The Row and the Remark', older: 'The Row and the Remark' },
  text: {
    '4-5': `
      D<sizenames> Bodies come small and tall, and in between. {Name} may be at one end of the row. Somebody may say a word about that, and it stings. But a size is not a mistake. It is just how far up a head is.
      P<sizenames> Some children say a thing that they see. They do not know that it hurts.
      Q<sizenames> When somebody says that word, {Name} may feel ____.
      H<sizenames> {helper} can talk with the one who says it.
      H<sizenames> {helper} can hear who said it, and where.
      T<sizenames> {he} can go to a grown-up and tell it.
      T<sizenames> {he} can play with the kind ones.
      C<sizenames> {he} can say, "I have a name. Use that one."
      A<sizenames> A word was said, and a grown-up knows it now. The row ran off to play. A body can climb and hide and laugh at any size. It grows at its own time.
    `,
    '6-7': `
      D<sizenames> In each class some bodies are small and some are tall. {Name} may be at one end of the row. It is a fact, like the colour of eyes. Then somebody makes a name out of it, and the others laugh. That is not a fact any more. It is a dig, and it hurts.
      P<sizenames> Each body has a timetable for growing. Some start early and stop. Some wait and then shoot up. So next year's row looks different.
      P<sizenames> Those who laugh have mostly run out of jokes. Some of them are glad that it is not them.
      Q<sizenames> When that name comes, {Name} may feel ____. It may be in the face or the tummy.
      H<sizenames> {helper} can talk with the teacher. ~ It stops sooner with a grown-up.
      H<sizenames> {helper} can ask who says it and where.
      T<sizenames> {he} can say, "That is not my name," and walk off to somebody kind.
      T<sizenames> {he} can tell a grown-up each time. It is not telling tales.
      C<sizenames> {he} can think, "That is a size. It is not all of me."
      A<sizenames> It was told, and a grown-up looks out for it now. A body can be small or tall and be good at a lot. The row will change, and the name goes out of date.
    `,
    '8-10': `
      D<sizenames> At any age between eight and ten, two healthy bodies in one class can differ by thirty centimetres. {Name} is near one end of that, and somebody has made a name of it. It gets repeated because it is easy, and each time it costs the same. Being looked at like that is tiring. Nobody chose their size, and it is fair to want it left alone.
      P<sizenames> When a body grows is inherited for the most part. A family photo tells more about it than any classmate does.
      P<sizenames> People who make that remark often think they are the first. They are not even the first today.
      Q<sizenames> When that name is called across the room, {Name} might feel ____.
      H<sizenames> {helper} can speak to the school, so that it stops with an adult and not with a fight.
      H<sizenames> {helper} can ask a doctor to look at the growth chart, if anybody wonders. ~ A chart is better than a guess.
      T<sizenames> {he} can answer flatly, "You have said that one," and turn to somebody else.
      T<sizenames> {he} can write down who, where and how often, and show it to an adult. ~ A list is hard to wave away.
      C<sizenames> {he} can think, "It is a number on a door frame. It is not a mark."
      A<sizenames> The row gets a new order each year, and the name stays behind in the old one. Until then there are adults whose job it is to stop it, and they can be reminded. A body is used for running, hiding, music and a good deal more. Hardly any of that asks for a particular number.
    `,
    '11+': `
      D<sizenames> In the years around twelve, healthy bodies of one age can differ by forty centimetres. {Name} is at one end of that range, and other people have made names out of it. It is among the laziest kinds of joke, since all it takes is eyes. That does not make it harmless. When it comes every day, from people who were asked to stop, it is bullying, and it can be reported as that.
      P<sizenames> The timing of the growth spurt is inherited for the most part, and it says nothing about where anybody ends up. Some of the tallest adults were small at thirteen, and the other way round.
      P<sizenames> Many of those who laugh have a thing of their own that they are relieved nobody has mentioned yet.
      Q<sizenames> In the second after the remark, {Name} might notice ____. It is possible to be tired of it and angry at once.
      H<sizenames> {helper} can take it to the school as what it is, with dates and names. ~ "Boys will be boys" is not an answer.
      H<sizenames> {helper} can arrange a look at the growth chart with a doctor, if there is a question.
      T<sizenames> {he} can answer once, bored, with something like, "Still? All right," and give it nothing more.
      T<sizenames> {he} can stay near the people who use {his} name. ~ A name-caller needs an audience.
      T<sizenames> {he} can keep a note of what was said and hand it to an adult. ~ It is not {hers} to put up with.
      C<sizenames> {he} can think, "Old joke, wrong chart. I have a name."
      A<sizenames> Remarks on a body's height do not survive the years in which everybody's height changes. Until then they can be stopped, which is a job for adults, and they can be outlived in good company. A body is wanted for a great many things in the meantime. The rest is a question of trousers.
    `,
  },
};
