import { said, type NamedScene } from '../scene.ts';

/** The fear of falling asleep and not waking up again. */
export const eyesThatOpenAgain: NamedScene = {
  id: 'wakeagain',
  image: 'a heart and a breath that work all night, and eyes that open again',
  cue: said(
    String.raw`\b(?:never|not|won['’]?t|wont|(?:does|do|will|might|may|could)(?:n['’]?t| not)) (?:ever )?wak(?:e|ing) up(?: again)?\b(?=[^]*\b(?:scared|afraid|worr\w+|frighten\w*|fears?|terrified|thinks?|asks?|anxious)\b)|\b(?:scared|afraid|worr\w+|frighten\w*|fears?|terrified|thinks?|asks?|anxious)\b[^]*\b(?:never|not|won['’]?t|wont|(?:does|do|will|might|may|could)(?:n['’]?t| not)) (?:ever )?wak(?:e|ing) up(?: again)?\b|\bdie in (?:his|her|their) sleep\b`,
    String.raw`\b(?:operation|an[ae]sthetic|surgery|hospital|died|grand\w+|nan\w*|alarm|for school|wet|mum(?:my)? (?:will|won)|dad(?:dy)? (?:will|won)|I(?:['’]ll| will))\b`,
  ),
  decides: true,
  answers: /\bwak(?:e|ing) up\b/i,
  titles: { young: 'Eyes That Open Again', older: 'The Night Shift Inside' },
  text: {
    '4-5': `
      D<wakeagain> It is night, and {Name} is in bed. The eyes shut. Some people worry what comes then. But a body does not stop when it sleeps. The heart goes on, and so does the breath. They know how to do it alone. In the morning the eyes open again.
      P<wakeagain> A lot of children think of this in the dark. Grown-ups thought of it once, too.
      P<wakeagain> Birds sleep, and cats sleep. Then they wake up and want breakfast.
      Q<wakeagain> When the eyes get heavy, {Name} may feel ____.
      H<wakeagain> {helper} can listen to that worry and stay a bit.
      H<wakeagain> {helper} can look in later on.
      T<wakeagain> {he} can put a hand on {his} heart and feel it go.
      T<wakeagain> {he} can say what to have for breakfast.
      T<wakeagain,comforter> {he} can hold {comforter}.
      C<wakeagain> {he} can think, "My heart goes on, and I can rest."
      A<wakeagain> The heart went on all night, and nobody told it to. The breath went in and out. Then it was light, and the eyes did open again. Bed is a good place to rest. Good morning comes after good night.
    `,
    '6-7': `
      D<wakeagain> In bed, {Name} may think about sleep, and one thought is big. What if somebody does not wake up? Many children have that thought. Sleep is not a kind of off. The heart beats, the lungs breathe, and the brain tidies up. It is a night shift inside, and it has worked each night so far.
      P<wakeagain> Thoughts like this come at night, when nothing else is going on. By day there is no room for them.
      P<wakeagain> Grown-ups had that thought once. They did not tell, and so it looked as if nobody else had it.
      Q<wakeagain> When it is time to let go and sleep, {Name} may feel ____.
      H<wakeagain> {helper} can hear the whole worry, and say what is true. ~ Said out loud, it is a bit smaller.
      H<wakeagain> {helper} can look in when the house goes to bed.
      T<wakeagain> {he} can lay a hand on {his} chest and count ten beats. ~ The night shift is at work.
      T<wakeagain> {he} can plan one thing for the morning.
      C<wakeagain> {he} can think, "The night shift is on. I can rest."
      A<wakeagain> Beat by beat, the night shift inside did its work. It did not need any help. Then there was light at the window, and hunger, and one sock. The thought may come back some evening. Bed and morning are still there.
    `,
    '8-10': `
      D<wakeagain> There is a thought that tends to come when the light is off. What if somebody falls asleep and does not wake up? {Name} may know it, and may lie awake in bed so as not to risk it. To a sleeper, sleep is like nothing at all. Measured from outside, it is busy. The heart beats, the lungs work, the brain sorts the day and wakes for a moment several times a night.
      P<wakeagain> It is a common thought at this age, when people begin to think about big things. Most of them think that they are the only one.
      P<wakeagain> Adults sometimes answer "don't be silly". They mean "it will be all right", and they have forgotten how it was.
      Q<wakeagain> In the minute before sleep, {Name} might feel ____. It can be in the chest.
      H<wakeagain> {helper} can listen to the thought by day as well, when it has less room. ~ Questions about such things deserve a real answer.
      H<wakeagain> {helper} can look in at a time that was agreed.
      T<wakeagain> {he} can feel the pulse at the wrist and leave the work to it. ~ It has had years of practice.
      T<wakeagain> {he} can write the thought down, so that somebody can hear it tomorrow.
      C<wakeagain> {he} can think, "The night shift is on. I am off duty."
      A<wakeagain> The night shift inside has done every night so far, without a break and without being watched. In the morning it hands over, mostly to somebody who wants breakfast. The thought may turn up again, because thoughts do. It is still only a thought, in a bed, at a time of day when there is nothing else on.
    `,
  },
};
