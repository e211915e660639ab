import { said, type NamedScene } from '../scene.ts';

const BOX = String.raw`(?:packed lunch(?:es)?|lunch(?:es|box(?:es)?)?|lunch box(?:es)?|sandwich\w*|snacks?|dinner|crisps|fruit)`;

/** A packed lunch that is given away or swapped: kindness and friends are one thing, and an empty tummy at two o'clock is another. */
export const lunchThatIsGivenAway: NamedScene = {
  id: 'givenlunch',
  image: 'a lunch box that is shared out, and a tummy at two o’clock',
  cue: said(
    String.raw`\b(?:swap\w*|trad(?:e|es|ed|ing)|giv(?:e|es|ing)|gave|shar(?:e|es|ing)|hand(?:s|ing) (?:out|over)) (?:away |out |all |of |most )*(?:(?:his|her|their|all|the|half|most|of) )*(?:\w+ )?${BOX}\b(?! (?:table|hall))`,
    String.raw`\b(?:allerg\w*|coeliac|celiac|gluten|nuts?|diabet\w*|epi ?-?pen|vegan|halal|kosher|money|makes? (?:him|her|them)|forc\w+|take(?:s|n)? (?:it|his|her)|steal\w*|bull\w+|won['’]?t|wont|refus\w*|does ?n['’]?t|not (?:want|like)|sister|brother)\b`,
  ),
  decides: true,
  answers: /\b(?:swap\w*|trad\w*|giv\w*|away|starving|hungry|others|friends?|lunch)\b/i,
  titles: { young: 'Enough for My Own Tummy', older: 'A Tummy at Two O’Clock' },
  text: {
    '4-5': `
      D<givenlunch> The lunch box is open, and friends look in. {Name} may give some away, or swap it. It is kind to share. But the box was packed for one tummy. At two it may be an empty one. Then legs are tired, and it is hard to play.
      P<givenlunch> Friends like a game and a joke as well. They do not stay for crisps.
      P<givenlunch> Some food can make some children ill. So each one eats from one box.
      Q<givenlunch> When a friend asks for some, {Name} may feel ____.
      H<givenlunch> {helper} can ask what was good and what was not.
      H<givenlunch> {helper} can pack what gets eaten.
      T<givenlunch> {he} can eat first, and then chat.
      T<givenlunch> {he} can say, "This one is mine today."
      C<givenlunch> {he} can think, "My box, my tummy."
      A<givenlunch> The box came home empty, and the tummy was full. The friends were there all the same. A joke was shared, and it filled everyone. Lunch was good.
    `,
    '6-7': `
      D<givenlunch> At the lunch table, things change hands. A roll goes here, and a biscuit goes there. {Name} may give lunch away or swap it. It is friendly, and it feels good for a minute. At two o'clock a tummy looks for it and finds nothing. Bodies think and run on what was eaten at noon.
      P<givenlunch> Schools mostly ask for no swaps. Some food makes some children very ill, and nobody can see who.
      P<givenlunch> Whoever gets the biscuit is pleased. It is not the reason to sit there, though.
      Q<givenlunch> When a hand comes over for the box, {Name} may feel ____.
      H<givenlunch> {helper} can ask, without being cross, which bits go and why.
      H<givenlunch> {helper} can plan the box with {Name}.
      T<givenlunch> {he} can say, "I need this one."
      T<givenlunch> {he} can swap a joke or a turn in a game.
      C<givenlunch> {he} can think, "Lunch is for two o'clock, too."
      A<givenlunch> The lunch box was emptied by the one it was packed for. At two o'clock there was strength for the last lesson. Friends got a joke and a place on the bench. What is not liked can be said at home.
    `,
    '8-10': `
      D<givenlunch> A lunch table is a small market. A biscuit buys a wrap, and a wrap buys a place at the good end. {Name} may give lunch away there, or swap it. There can be many reasons: being kind, wanting to belong, or not liking what is inside. The bill comes at two o'clock, when a stomach starts to growl in a quiet lesson. A brain works on what was eaten at noon.
      P<givenlunch> Most schools do not allow swaps, because an allergy cannot be seen from outside.
      P<givenlunch> People take what is offered, and hardly think about it. They would keep the seat free without it.
      Q<givenlunch> When somebody says, "Are you going to eat that?", {Name} might feel ____.
      H<givenlunch> {helper} can find out together what would really get eaten. ~ Some sandwiches lose by noon.
      H<givenlunch> {helper} can hear it if somebody makes it hard to say no.
      T<givenlunch> {he} can answer, "I am, actually," and take a bite.
      T<givenlunch> {he} can say at home which parts of the lunch are for giving away, and why.
      C<givenlunch> {he} can think, "I can be generous with jokes."
      A<givenlunch> The box is empty for the right reason, and the afternoon has been paid for. There was talk at the table, and nothing was bought with it. If a lunch is dull, that can be changed at home. Friends who come for the biscuits can be told where biscuits are sold.
    `,
  },
};

/** Food out of other children's boxes: hunger, or a smell that was too good; whose it is, and whom to tell of an empty tummy. */
export const lunchOfOthers: NamedScene = {
  id: 'otherlunch',
  image: 'a lunch box with somebody else’s name on it, and a question that fills a tummy',
  cue: said(
    String.raw`\b(?:eat(?:s|ing|en)?|ate|tak(?:e|es|ing|en)|took|steal(?:s|ing)?|stole|stolen|pinch(?:es|ed|ing)?|nick(?:s|ed|ing)?|help(?:s|ing) (?:him|her|them)self to|rais?ds?) (?:\w+ )?(?:food |snacks |things |sweets |crisps )?(?:from |out of |off )?(?:the )?(?:other|another|someone else|somebody else|every(?:one|body)|friends?|classmates?|others?)(?:['’]?s)?(?: (?:child|kid|pupil|girl|boy|people)(?:ren|s)?)?['’]?s? ${BOX}\b`,
    String.raw`\b(?:allerg\w*|coeliac|celiac|gluten|diabet\w*|epi ?-?pen|(?:others?|someone|somebody|kids|boys|girls|they) (?:eat|take|steal)s? (?:his|her))\b`,
  ),
  decides: true,
  answers: /\b(?:eats?|takes?|steals?|others?|children|lunch\w*|school)\b/i,
  titles: { young: 'A Name on a Lunch Box', older: 'A Name on a Lunch Box' },
  text: {
    '4-5': `
      D<otherlunch> There are lots of lunch boxes at school. Each has a name on it. {Name} may see or smell something good in one. A hand can be quick, and then it is eaten. But the other child has an empty box. That one is sad and hungry.
      P<otherlunch> Some food can make a body ill. So the own box is the right one.
      Q<otherlunch> When other lunch smells good, {Name} may feel ____.
      H<otherlunch> {helper} can pack a bit more.
      H<otherlunch> {helper} can say where {Name} sits at lunch.
      T<otherlunch> {he} can say, "I am hungry."
      T<otherlunch> {he} can look for the box with {his} name.
      C<otherlunch> {he} can think, "My name, my lunch."
      A<otherlunch> The right box was found, and the name was on it. The other lunch is there for the other child. A hungry tummy can be told. Then somebody gets some food.
    `,
    '6-7': `
      D<otherlunch> Lunch boxes stand in a row, and each has a name on it. {Name} may have eaten out of one with another name. It may be hunger, or a smell that was too good. For the child it belongs to, lunch is gone. That makes a long and hungry afternoon. An empty tummy is no shame. It can be told to a grown-up.
      P<otherlunch> Whoever opens an empty box does not know what went wrong. It feels like a mean trick.
      P<otherlunch> Some children get very ill from some food. So nobody eats from two boxes.
      Q<otherlunch> When lunch smells good across the table, {Name} may feel ____.
      H<otherlunch> {helper} can find out if there is enough in the box.
      H<otherlunch> {helper} can help to put it right with a snack for tomorrow.
      T<otherlunch> {he} can ask, "Is there some more for me?"
      T<otherlunch> {he} can say sorry in one short sentence.
      C<otherlunch> {he} can think, "Hungry is for telling."
      A<otherlunch> The boxes are back in their row, each with its own lunch inside. It was put right with a sorry. A school has food for a hungry child, and somebody knows where. A full tummy smells lunch across the table and stays on its chair.
    `,
    '8-10': `
      D<otherlunch> A lunch box with somebody else's name on it is still a lunch box, and it smells like one. {Name} may have taken food out of it. There is mostly a reason, such as hunger, boredom or a box of one's own that is no good. For the other person it is a lid over nothing. The reason can be told and dealt with. The lunch of others cannot be the answer to it.
      P<otherlunch> People mind a missing lunch more than its price. They wonder who in the room did it.
      P<otherlunch> Schools also watch it because of allergies, which can be serious and cannot be seen.
      Q<otherlunch> Before the first bite, {Name} might notice ____.
      H<otherlunch> {helper} can check how much is in the box, and whether it gets eaten.
      H<otherlunch> {helper} can arrange with the school where a hungry person can go.
      T<otherlunch> {he} can tell a grown-up, "It is not enough," or, "I do not like mine."
      T<otherlunch> {he} can own up and bring a snack for the one who went without.
      C<otherlunch> {he} can think, "That one has a name on it. Mine is over here."
      A<otherlunch> It has been owned up to, and a packet of something went back across the table. The own box is fuller, or has other things in it. Hunger is nothing to hide. Next time it can be said out loud before the lid of another one comes off.
    `,
  },
};
