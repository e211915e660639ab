import { said, type NamedScene } from '../scene.ts';

const BIG_DAY = String.raw`(?:weddings?|eid|christmas|diwali|family (?:party|parties|reunion|gathering|do)|reunion|naming ceremony|christening|relatives|aunt(?:ie|y|s|ies)*|cousins|big family|whole family)`;
const TOUCHED = String.raw`(?:kiss(?:es|ed|ing)?|hugs?|hugged|hugging|cuddles?|pinch(?:es|ing)? (?:his|her|their) cheeks?|picks? (?:him|her|them) up|touch(?:es|ing)? (?:him|her|them)|squeez\w+|grab(?:s|bing)? (?:him|her|them))`;

/** A feast with many relatives, where everybody wants a kiss: a wave that counts, and a quiet place that is found first. */
export const everybodyKisses: NamedScene = {
  id: 'kisses',
  image: 'a wave that is as good as a kiss, and a quiet place that is found first',
  cue: said(
    String.raw`\b${BIG_DAY}\b[^]*\b(?:everyone|everybody|all|people|they|relatives|aunt\w*|family|wants?|want) (?:\w+ ){0,4}?${TOUCHED}\b|\b${TOUCHED}\b[^]{0,60}\b${BIG_DAY}\b`,
    String.raw`\b(?:(?:he|she|they) (?:hugs|kisses|squeezes)|goodnight kiss|grabs? (?:a|the|his|her) (?:cake|present))\b`,
  ),
  decides:
    /^(?=[^]*\b(?:weddings?|eid|christmas|diwali|reunion|family (?:party|gathering|do))\b)[^]*\b(?:everyone|everybody|people|relatives|they all|aunt\w*) (?:\w+ ){0,3}?(?:kiss\w*|hug\w*|cuddl\w*|pinch\w*|squeez\w+)/i,
  takesHelps: true,
  titles: { young: 'A Wave Is a Hello', older: 'A Wave Is a Whole Hello' },
  text: {
    '2-3': `
      D<kisses> A big, big party! {Name} sees so many faces. They all want a kiss. {Name} can wave. A wave is a hello.
      P<kisses> Aunties are glad. They come so close.
      Q<kisses> With so many faces, {Name} may feel ____.
      H<kisses> {helper} can hold {him} up high.
      H<kisses> {helper} can find a quiet spot.
      T<kisses> {he} can wave one hand.
      T<kisses,comforter> {he} can bring {comforter} along.
      C<kisses> {he} can say, "Hello! I wave."
      A<kisses> The party goes on. There is a quiet room too. Hello, hello, with a wave. Then home, and bed.
    `,
    '4-5': `
      D<kisses> Soon there is a very big party. There will be people, music, lights and good things to eat. Many of them are family, and they want to kiss {Name} hello. Some bodies like that, and some do not. A wave is a hello too. There will be a quiet place, and it gets found first.
      P<kisses> For an auntie, a kiss says, "I am glad to see you." She can learn that a wave says it as well.
      P<kisses> Party clothes are stiff and new. Grown-ups take off their shoes under the table.
      Q<kisses> When all the people come close, {Name} may feel ____.
      H<kisses> {helper} can show pictures first: the journey, the party, home.
      H<kisses> {helper} can stand in front and say, "We wave today."
      H<kisses> {helper} can look for the quiet place first.
      H<kisses> {helper} can try the new clothes at home before.
      T<kisses> {he} can hold up a flat hand for "no kiss, please".
      T<kisses> {he} can show a grown-up the way to the quiet place.
      T<kisses,comforter> {he} can have {comforter} there all day.
      C<kisses> {he} can think, "Wave, look, quiet place."
      A<kisses> The music gets loud and then soft again. Somebody waves, and {Name} may wave back. In the quiet place there are a cushion and some water. A big party has an end, and then there are soft clothes.
    `,
    '6-7': `
      D<kisses> A family party or a wedding is a big thing. There are lights, loud music and more relatives than a house has chairs. Many of them want to greet {Name} with a kiss or a squeeze. It is meant as love. A body still belongs to the one who lives in it. So a wave or a hand on the heart is a whole hello.
      P<kisses> Aunts have looked forward to it for months. When they know how to say hello, most of them do it right.
      P<kisses> There is mostly somebody else who hides behind the coats for a bit. Some of them are uncles.
      Q<kisses> In the middle of all the people, {Name} may feel ____. It may be in the ears or on the skin.
      H<kisses> {helper} can write to them first: "We wave, we do not kiss."
      H<kisses> {helper} can find a quiet room, and a sign for "now, please".
      H<kisses> {helper} can bring soft clothes to change into after the photos.
      T<kisses> {he} can choose a hello at home and try it on everyone there.
      T<kisses> {he} can go to the quiet room before it is too much. ~ It is easier to go early.
      C<kisses> {he} can think, "My hello is a wave, and it counts."
      A<kisses> By the end of the party there were forty waves. A very old aunt put a hand on her heart. The quiet room had a cushion in it. The party clothes are on a hanger, and skin is glad of that. It was one long day, and it is done.
    `,
    '8-10': `
      D<kisses> At a big family party or a wedding, two hundred people may have waited for years to see one another. They show it by kissing whoever comes by. For {Name} that may be a great deal of perfume, noise and light within an hour. The clothes are stiff as well. None of it is meant badly. It is possible to love a family and not want its lipstick. How a person is touched is for that person to say.
      P<kisses> Relatives often do not know that they come close. It helps to tell them before the day, because in the middle of it nobody can hear.
      P<kisses> People at home may say, "You will be fine." They are hoping. A plan is better than hoping.
      Q<kisses> When the crowd comes to say hello, {Name} might notice ____. It may be too late for words by then.
      H<kisses> {helper} can stand half a step in front and do the kissing for both.
      H<kisses> {helper} can find the quiet room and the way to it before the guests come.
      H<kisses> {helper} can agree on which parts matter, such as the photos, and let the rest go.
      T<kisses> {he} can decide on one greeting, a hand on the heart for instance, and give it to all of them.
      T<kisses> {he} can wear a soft shirt under the stiff one. ~ Nobody sees a seam from outside.
      C<kisses> {he} can think, "Hand on heart, and then the quiet room."
      A<kisses> In the photos everybody looks a bit too bright, and {Name} is in some of them. There was a long break in a room with coats, and a plate that was brought there. The relatives had their party. By now the stiff collar is in a suitcase, and there are no hands within reach but known ones.
    `,
  },
};
