import { said, type NamedScene } from '../scene.ts';

/** No kiss in front of everyone any more: another goodbye that is just as warm and smaller to look at. */
export const noKissAtTheGate: NamedScene = {
  id: 'nokiss',
  image: 'a goodbye that nobody else can see',
  cue: said(
    String.raw`\b(?:(?:does ?n['’]?t|doesnt|does not|no longer|wo ?n['’]?t|will not|refuses to|hates?|stop(?:ped)?|embarrass\w*)\b[^.!?]{0,40}\b(?:kiss\w*|hugs?|hugg\w+|cuddl\w*|hold(?:ing)? (?:my|his|her|mum['’]?s|dad['’]?s|our)? ?hands?)\b[^.!?]{0,40}\b(?:gate|school|playground|in front of|in public|friends|any ?more|drop[- ]?off)\b|(?:kiss\w*|hugs?)\b[^.!?]{0,20}\b(?:embarrass\w*|too old))`,
    String.raw`\b(?:car ?parks?|roads?|runs? (?:off|away|into)|running (?:off|away)|bolts?|traffic|granny|grandma|nan|nana|aunt\w*|uncle|relatives?|grandparents?|strangers?|leave without|stop crying|cling\w*|won['’]?t let (?:me|go)|can['’]?t stop|brother|sister|boyfriend|girlfriend|wants to kiss|kisses? (?:other|girls|boys|friends|everyone)|autis\w*)\b`,
  ),
  decides: true,
  answers: /\b(?:kiss\w*|hug\w*|gate|any ?more|embarrass\w*)\b/i,
  titles: { older: 'A Goodbye in Two Fingers' },
  text: {
    '6-7': `
      D<nokiss> At the gate there are a lot of eyes. A kiss goodbye used to be fine there, and now {Name} would rather not. That happens when people get bigger. The kiss is not wrong, and the love is as big as before. It can have another place. A goodbye can be so small that nobody sees it.
      P<nokiss> Grown-ups may be a bit sad about it. They were that age too, and they know how it is.
      Q<nokiss> With the others looking, {Name} may feel ____.
      H<nokiss> {helper} can do the kiss at home, by the door.
      H<nokiss> {helper} can make up a secret sign with {him}.
      T<nokiss> {he} can say, "A kiss at home and a wave at the gate, please."
      T<nokiss> {he} can press two fingers into a hand. ~ That is a goodbye, too.
      C<nokiss> {he} can think, "Small outside, big inside."
      A<nokiss> Two fingers, one wink, and off through the gate. Nobody saw a thing. In the evening there is a hug, as long as the stairs. A goodbye fits into two fingers, if both know what it means.
    `,
    '8-10': `
      D<nokiss> There comes a morning when a kiss goodbye at the gate feels as loud as a fire bell. {Name} may have got to it. Nothing has gone wrong between anybody. At about this age people begin to see themselves with the eyes of others, and some things move indoors. The goodbye need not be dropped. It can be changed into something that only two people understand.
      P<nokiss> Parents tend to notice the change a little late, and to take it a little hard. It helps them to hear what stays.
      P<nokiss> Friends who look on are mostly checking whether their own parents will do it.
      Q<nokiss> With half the class near, {Name} might feel ____.
      H<nokiss> {helper} can move the kiss to the hall or the car, and keep the gate for a nod.
      H<nokiss> {helper} can agree on a sign with {him}, such as two knocks on the bag.
      T<nokiss> {he} can say it at home, when nobody is in a hurry: "I still like hugs. Not at the gate."
      T<nokiss> {he} can invent a goodbye that looks like nothing. ~ Spies have done well with those.
      C<nokiss> {he} can think, "It moved indoors. It is still there."
      A<nokiss> At the gate there are two knocks on a bag, and to anyone looking it was nothing at all. The kiss is at home, behind a door, where it has more room. It was said once, kindly, and then it was settled. A goodbye does not get smaller by being harder to see.
    `,
    '11+': `
      D<nokiss> Affection has a public and a private form, and at some point people move from one to the other. For {Name} the kiss goodbye in front of everyone has reached that point. It is an entirely normal piece of growing up, and it is not a rejection of anyone. The difficulty is only in the telling. It is easily said too late, in front of the gate, in the wrong tone.
      P<nokiss> Parents are prepared for it in theory. In practice it is one of those small lasts that nobody announces.
      Q<nokiss> When the car stops, {Name} might notice ____.
      H<nokiss> {helper} can let the goodbye happen at home, and be brief at the gate.
      T<nokiss> {he} can say it ahead of time and add what stays: "Not there, but still here."
      T<nokiss> {he} can keep one gesture that is invisible to others. ~ A nod can carry a good deal.
      C<nokiss> {he} can think, "Not in public. Not gone."
      A<nokiss> The goodbye at the gate now takes a second and looks like indifference, which is precisely the idea. At home, now and then, there is an arm round a shoulder, on no particular occasion. It was said without hurting anyone. What has moved indoors has not moved out.
    `,
  },
};
