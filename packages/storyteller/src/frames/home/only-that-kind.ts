import { said, type NamedScene } from '../scene.ts';

const KIND = String.raw`(?:dress(?:es)?|skirts?|leggings|joggers|tracksuits?|jogging bottoms|football (?:kit|shirt|top)|princess (?:dress|costume)\w*|costumes?|dressing[- ]up clothes|tights|hoodies?|pink|black|one (?:colour|top|jumper))`;

/** One kind of clothes and no other, whatever the weather. */
export const onlyThatKind: NamedScene = {
  id: 'onlykind',
  image: 'the one kind of clothes that feels right, and a warm layer that goes with it',
  cue: said(
    String.raw`\b(?:only|just|insists? on|always wants?|nothing but|lives in|refuses (?:anything|everything) (?:but|except))\b[^.!?,]{0,24}\b(?:wear(?:s|ing)?|puts? on|be in)?\b[^.!?,]{0,12}\b${KIND}\b|\b(?:won['’]?t|wont|will not|refus\w+(?: to)?|hates|never)\b[^.!?]{0,12}\b(?:wear(?:s|ing)?|puts? on)?\b[^.!?]{0,6}\b(?:trousers|jeans|skirts?|dress(?:es)?)\b`,
    String.raw`\b(?:itch\w*|labels?|seams?|tight|scratch\w*|hurts?|soft|boy(?:s['’]?)? in|girls['’]?|boys['’]?|teas\w*|laugh\w*|trans\w*|uniform|school (?:trousers|skirt|shirt|shoes|polo|tights|dress)|gender|autis\w*|sensory|wedding|party|dress up|dressing up box|get(?:s|ting)? dressed|washing|in the wash|dirty|same)\b`,
  ),
  decides:
    /^(?![^]*\b(?:soft\w*|uniform|itch\w*|scratch\w*|feels?|seams?|labels?)\b)[^]*?\b(?:only|just|insists? on) (?:\w+ )?(?:wears?|wearing) (?:\w+ )?(?:dresses|skirts|leggings|joggers|princess (?:dresses|costumes)|football (?:kits?|shirts?))\b/i,
  answers: /\b(?:cold|winter|snow|rain|refus\w+|trousers|jeans)\b/i,
  titles: { young: 'A Warm Layer Goes With It', older: 'The Right Kind and a Layer' },
  roles: {
    kind: {
      fallback: { text: 'one kind of clothes' },
      cues: [
        { match: /\bdress(?:es)?\b(?! up)/i, phrase: { text: 'dresses' } },
        { match: /\bskirts?\b/i, phrase: { text: 'skirts' } },
        { match: /\bleggings\b/i, phrase: { text: 'leggings' } },
        { match: /\b(?:joggers|tracksuits?|jogging bottoms)\b/i, phrase: { text: 'joggers' } },
        { match: /\bfootball\b/i, phrase: { text: 'football clothes' } },
      ],
    },
  },
  text: {
    '4-5': `
      D<onlykind> A drawer is full of clothes. {Name} may want only {kind}. They may feel soft, or just right. It is good to know what one likes. But cold does not ask what people like. It goes for bare skin. So a warm layer can go with it, over or under.
      P<onlykind> Grown-ups have a favourite, too. They wear it till there is a hole in it.
      Q<onlykind> When other clothes are on the chair, {Name} may feel ____.
      H<onlykind> {helper} can put two kinds on the chair. ~ Both are warm, so it is free to choose.
      H<onlykind> {helper} can open the door for a moment. ~ Then skin can feel the air.
      T<onlykind> {he} can choose what goes under or over.
      T<onlykind> {he} can try another kind for one song.
      C<onlykind> {he} can say, "The one I like, and a warm one too."
      A<onlykind> The warm layer went under, and nobody could see it. The skin noticed, and it did not get cold. On some days the clothes are other ones. The drawer has room for both.
    `,
    '6-7': `
      D<onlykind> Some people have one kind of clothes that feels like them. For {Name} it may be {kind}, day after day. The reason may be how they feel, how they move or how they look. It is good to know what one likes. Weather and games do not know it, though. Cold goes for bare skin, and some games are hard on some clothes. So there are days for a layer, and days for something else.
      P<onlykind> Grown-ups worry about cold legs and wet feet. They sound strict about it because they think of the whole day.
      P<onlykind> Quite a few grown-ups have ten things to wear and use two of them.
      Q<onlykind> When something else lies on the chair, {Name} may feel ____.
      H<onlykind> {helper} can agree on how cold it is before a layer comes. ~ A number on the window can decide.
      H<onlykind> {helper} can take {him} along to choose the warm things. ~ What is chosen gets worn.
      T<onlykind> {he} can choose a layer that goes over or under.
      T<onlykind> {he} can wear another kind for one hour and see how it is.
      C<onlykind> {he} can think, "My kind, with a layer for the weather."
      A<onlykind> The layer went under, and the favourite clothes went on top. Outside the wind tried and found nothing bare. One day there was something else on the chair, and it was fine. The favourite hung there meanwhile and did not mind.
    `,
  },
};
