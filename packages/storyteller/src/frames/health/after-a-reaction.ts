import { said, type NamedScene } from '../scene.ts';

/** Fear of eating after an allergic reaction: the food that is known to be safe, and a body whose alarm is still high. */
export const afterAReaction: NamedScene = {
  id: 'afterreaction',
  image: 'a plate of five foods that have been safe many times',
  cue: said(
    String.raw`(?=[^]*\b(?:reaction|anaphyla\w*|ambulance|a ?& ?e|hospital|epi ?pen|swelled|swollen|hives|came up in|couldn'?t breathe)\b)[^]*?\b(?:(?:scared|afraid|frightened|terrified|fright|nervous|anxious|worried|panics?)\b|(?:won'?t|will not|refuses to|hardly|barely|stopped|does ?n'?t) (?:\w+ )?(?:eat\w*|drink\w*|touch)|only (?:eats?|drinks?)|uneaten|untouched|brings? (?:it |everything |all of it )?(?:all )?home|checks? (?:every\w*|all|each)|asks? (?:if|whether) (?:it|there))|(?=[^]*\b(?:(?:gave|given|fed|ate|eaten|had) (?:him |her |them )?(?:a|an|the|some|one)\b|by (?:mistake|accident)|did ?n['’]?t (?:read|check|look at|know|see)|without (?:reading|checking)|may contain|had (?:nuts?|milk|egg|sesame|peanuts?) in))[^]*?\b(?:won['’]?t|will not|refuses to|hardly|barely|stopped|does ?n['’]?t|not) (?:\w+ )?(?:eat\w*|touch(?:es|ing)?|trust\w*)\b`,
    String.raw`\b(?:stung|sting|bee|wasp|needle|jab|injection|forgot|won'?t carry)\b`,
  ),
  decides: false,
  answers: /\b(?:frightened|scared|ambulance|reaction|hospital|gave|read|eat|all right)\b/i,
  titles: { young: 'Five Safe Foods', older: 'Five Safe Foods' },
  text: {
    '4-5': `
      D<afterreaction> An allergy can give a body a big fright. {Name} had one, and it is over. After a fright, all food can look odd, even good food. On a plate there can be five safe foods. They have been safe many times.
      P<afterreaction> Grown-ups got a fright, too. They read the labels now, and that is their job.
      Q<afterreaction> With food on the plate, {Name} may feel ____.
      H<afterreaction> {helper} can say, "I have checked it."
      H<afterreaction> {helper} can eat the same with {him}.
      T<afterreaction> {he} can ask, "Is it safe for me?"
      T<afterreaction> {he} can pick one of the safe foods.
      C<afterreaction> {he} can think, "It is checked, and it is mine."
      A<afterreaction> One safe food is gone from the plate, and then one more. They taste as they did before. A fright gets smaller with each snack. It is good to ask, and then it is good to eat.
    `,
    '6-7': `
      D<afterreaction> A body does not forget a bad reaction to food at once. {Name} may look at a plate and feel the alarm again. The alarm means well. It cannot read a label, and grown-ups can. There are foods that have been safe a hundred times. Five of them make a good start.
      P<afterreaction> The grown-ups had a fright as well. It makes them look twice at everything. Looking twice is their job.
      P<afterreaction> Doctors see this often after a reaction. It takes some weeks, and there are people who help with it.
      Q<afterreaction> Before the first bite, {Name} may feel ____. A worried tummy can feel odd, too.
      H<afterreaction> {helper} can read the label aloud and say, "Checked."
      H<afterreaction> {helper} can ask the doctor for help if eating stays hard.
      T<afterreaction> {he} can write a list of five safe foods.
      T<afterreaction> {he} can tell a grown-up at once if a body feels wrong. ~ That is a part of the plan.
      C<afterreaction> {he} can think, "It is checked. The alarm cannot read."
      A<afterreaction> Five foods were on the list, and now there are six. The plan is there, and the food is what it was. An alarm gets lower a bit at a time. It does so at the table, with things that taste good.
    `,
    '8-10': `
      D<afterreaction> After an allergic reaction, the brain turns up its alarm for anything to do with eating. That is sensible of it, and for a while it is too much. {Name} may look at food that has been fine for years and hear the alarm. It has one weakness: it cannot read a label. People can. Five foods that have been safe many times are a place to begin.
      P<afterreaction> Parents may hover now. They have seen something that they did not want to see, and each meal that goes well mends them, too.
      P<afterreaction> Friends may not know what it was like. They can be told as much of it as seems right.
      Q<afterreaction> With the fork in the air, {Name} might feel ____. Worry and a reaction can feel alike, and saying so is right for both.
      H<afterreaction> {helper} can go through the plan once more, with who does what.
      H<afterreaction> {helper} can ask the allergy clinic for somebody to talk to. ~ They hear of this every week.
      T<afterreaction> {he} can make a list of five safe foods and add one a week.
      T<afterreaction> {he} can say, "Something feels wrong," at once. ~ It is allowed to turn out to be nothing.
      C<afterreaction> {he} can think, "The alarm cannot read. The label says yes."
      A<afterreaction> The list by the fridge gets longer, one food at a time. The allergy is what it was before, a fact about one thing, with a plan beside it. The alarm comes down slowly and needs some good lunches for it. Some of them taste remarkably good.
    `,
  },
};
