import { said, type NamedScene } from '../scene.ts';

/** A row in the morning about what to put on. */
export const whatToWear: NamedScene = {
  id: 'whichtop',
  image: 'a chair with the clothes for tomorrow',
  cue: said(
    String.raw`\b(?:what (?:to|he wants to|she wants to|they want to|clothes to|he'?s|she'?s) wear\w*|(?:argu\w*|fights?|battles?|rows?|fuss|tantrum\w*|meltdowns?|screams?|cries)\b[^.]{0,24}\b(?:clothes|outfits?|wear(?:ing)?)|(?:choos\w+|picks?|picking) (?:his|her|their) (?:own )?(?:clothes|outfits?)|(?:nothing|not anything) to wear|(?:chang\w+|changes) (?:his|her|their) (?:clothes|outfits?|mind)\b[^.]{0,20}|(?:hates|rejects|refuses|says no to) (?:everything|all the clothes|every outfit|anything) (?:i|we)? ?(?:choose|pick|put out|get out|suggest)?|wrong (?:clothes|trousers|dress|top))\b`,
    String.raw`\b(?:itch\w*|labels?|seams?|same (?:clothes|dress|top|t-?shirt)|coats?|uniform|body|fat|scratch\w*|boys'? clothes|girls'? clothes|party|(?:and|with) (?:his|her|their) (?:\w+ )?(?:sister|brother|twin|sibling)s?)\b`,
  ),
  decides:
    /^(?![^]*\b(?:and|with) (?:his|her|their) (?:\w+ )?(?:sister|brother|twin|sibling)s?\b)[^]*?\b(?:what to wear|(?:about|over) (?:his|her|their)? ?(?:clothes|outfits?))\b/i,
  titles: { young: 'A Chair for Tomorrow', older: 'Decided the Evening Before' },
  text: {
    '2-3': `
      D<whichtop> It is morning. Here are clothes. {Name} may want that one. No, this one! No, that one! Legs get cold.
      P<whichtop> Two tops are easy. Ten are a lot.
      Q<whichtop> With all the tops, {Name} may feel ____.
      H<whichtop> {helper} can hold up two.
      H<whichtop> {helper} can hum and wait.
      T<whichtop> {he} can point to one.
      T<whichtop> {he} can pick the socks.
      C<whichtop> {he} can say, "This one, and in!"
      A<whichtop> One top is on. One lies on the bed. Arms in, head out. Hello, clothes.
    `,
    '4-5': `
      D<whichtop> A drawer has a lot of clothes in it. {Name} may want this one. Somebody else looks out at the rain and holds up that one. Then it gets loud by the drawer. In the morning the clock does not like that.
      P<whichtop> Grown-ups think of rain and of the way to go. They forget that clothes can be red or have a pocket.
      Q<whichtop> By the open drawer, {Name} may feel ____.
      H<whichtop> {helper} can hold up two tops that are both fine.
      H<whichtop> {helper} can help to choose in the evening. ~ There is more time then.
      T<whichtop> {he} can choose the top, and the weather can choose the coat.
      T<whichtop> {he} can lay out tomorrow's clothes on a chair.
      C<whichtop> {he} can say, "I pick one, and the weather picks one."
      A<whichtop> On the chair lie clothes with no one in them. They were picked in the evening, with no clock near. In the morning there is just one way in. Good morning, sleeves.
    `,
    '6-7': `
      D<whichtop> In the morning there are two people in front of one drawer. {Name} knows what feels right today. The other one knows what the weather does, and what time it is. Both are right about something. Clothes take one minute, and a row about them takes ten.
      P<whichtop> Whoever says "not that one" is mostly thinking of mud, rain or Thursday's PE. They seldom say so.
      Q<whichtop> When somebody says "not that one", {Name} may feel ____.
      H<whichtop> {helper} can say, "Something warm, please." ~ What fits that is a free choice.
      H<whichtop> {helper} can take out whatever is too small or too thin.
      T<whichtop> {he} can choose in the evening and put it all on a chair. ~ Evenings have no bus to catch.
      T<whichtop> {he} can swap one thing in the morning, and just one.
      C<whichtop> {he} can think, "Chosen is chosen, until tonight."
      A<whichtop> The chair has clothes over its back and socks on the seat. From far away it looks like a thin person. In the morning it gives its clothes away without a word. The ten minutes went into toast.
    `,
    '8-10': `
      D<whichtop> Clothes are the one thing about a morning that other people will see. So {Name} may care about them more than about breakfast, and there is nothing silly in that. The trouble lies in the hour. At twenty past seven a tired brain is asked to pick among thirty things. Somebody in the door has an opinion and a watch. What was wanted was a shirt, and what comes of it is a debate.
      P<whichtop> Parents in doorways think of rain, of washing and of the photograph on Friday. Their own taste at nine was not beyond question, and there are pictures of it.
      Q<whichtop> With half the wardrobe on the floor, {Name} might feel ____. It may be about the clothes or about the day that they are for.
      H<whichtop> {helper} can name the limits once, such as warm enough and clean, and leave the rest alone.
      H<whichtop> {helper} can help to sort out, on a Sunday, what no longer fits or pleases.
      T<whichtop> {he} can decide the evening before, when the choice is a pleasure.
      T<whichtop> {he} can keep two outfits that work every time, for mornings without ideas.
      C<whichtop> {he} can think, "Decided last night. Good taste, no debate."
      A<whichtop> A chair in the corner wears tomorrow's clothes, and nobody argues with a chair. The morning was short on drama and long on toast. Taste will go on changing, and some of it will be in pictures one day. The shirt was fine.
    `,
  },
};
