import { said, type NamedScene } from '../scene.ts';

/** Lips that stay shut when the toothbrush comes. */
export const shutMouth: NamedScene = {
  id: 'shut',
  image: 'a mouth that shuts like a door, and a brush outside it',
  cue: said(
    String.raw`\b(?:clamp\w*|(?:shut\w*|clos\w+|keeps?|holds?|press\w*|seals?|purs\w+|clench\w*) (?:up )?(?:his|her|their|the) (?:mouth|lips|jaw|teeth)(?: (?:tight\w*|shut|closed|together))*|(?:won'?t|will not|refuses to|doesn'?t|never) open (?:up|(?:his|her|their) mouth|wide)|(?:bites?|biting|chews?|chomps?) (?:down )?(?:on )?(?:the |his |her |their )?(?:tooth)?brush|(?:turns?|moves|jerks) (?:his|her|their) head away|mouth (?:shut|closed)|lips (?:shut|closed|together))\b`,
    String.raw`\bdentist'?s? (?:chair|appointment|check)|\bat the dentist|\b(?:mint\w*|spicy|burns?|burny|stings?|flavou?rs?)\b|\btoothpaste tastes\b`,
  ),
  decides: false,
  titles: { young: 'Open, Brush, and Shut', older: 'My Door, My Nod' },
  text: {
    '2-3': `
      D<shut> A mouth can shut like a door. {Name} may shut it tight. Then no brush can get in. The teeth are in there.
      P<shut> A brush is big. A mouth is small.
      P<shut> Grown-ups open wide. They look odd.
      Q<shut> When a brush comes, {Name} may feel ____.
      H<shut> {helper} can wait for the mouth.
      H<shut> {helper} can hum one song.
      T<shut> {he} can open up and say, "Aah."
      T<shut> {he} can brush a bear's teeth first.
      T<shut,comforter> {he} can show {comforter} how.
      C<shut> {he} can say, "Open, brush, shut."
      A<shut> Open went the mouth. Brush, brush, brush. Shut went the mouth. The teeth are clean. Night-night, teeth.
    `,
    '4-5': `
      D<shut> Lips can shut like a door. {his} lips may do that when a brush comes. A mouth likes to know who wants to come in. Behind the door are the teeth, with some dinner on them. The brush waits outside.
      P<shut> A hand with a brush is big, and it comes close. It helps when it is slow and says what it does.
      Q<shut> When the brush comes near, {his} lips may feel ____.
      H<shut> {helper} can wait at the lips for a nod. ~ Then it is no surprise.
      H<shut> {helper} can count to ten. ~ At ten, the brush comes out for a rest.
      T<shut> {he} can open the door a bit, just for the front teeth.
      T<shut> {he} can have the first turn with the brush.
      T<shut,comforter> {he} can show {comforter} the back teeth.
      C<shut> {he} can say, "Open, brush, and shut."
      C<shut> {he} can think, "In you come, and out you go."
      A<shut> The door went open, and in came the brush. It looked at the front and at the back. Then it went out again. Now {Name} can shut it, and behind it the teeth are clean.
    `,
    '6-7': `
      D<shut> A mouth is a private place. When a brush comes, {Name} may shut it as people shut a door. Lips are strong, and nobody can brush through them. Inside, the sugar of the day is still on the teeth. It goes when a brush has been everywhere.
      P<shut> Whoever holds the brush may be tired and in a hurry. From inside a mouth, a hurry feels like pushing.
      Q<shut> With the brush in front of the lips, {Name} may feel ____. It can be about the brush or about the hurry.
      H<shut> {helper} can ask, "Ready?" and wait for a nod. ~ Waiting is quicker than pushing.
      H<shut> {helper} can hand over the brush and do just the last bit.
      T<shut> {he} can agree on a sign that means stop. ~ A brush that stops is easier to let in.
      T<shut> {he} can do the front teeth first and open wide for the back.
      C<shut> {he} can think, "My door, my nod, then the brush."
      A<shut> There was a nod, and then the brush came in. The stop sign was ready the whole time. Now the teeth are smooth. The door can stay shut until breakfast.
    `,
  },
};
