import { said, type NamedScene } from '../scene.ts';

/** A wee goes into the toilet, and a poo only comes in a nappy or standing behind the sofa. */
export const pooInANappy: NamedScene = {
  id: 'nappypoo',
  image: 'a poo that likes its old place, and small steps to another one',
  cue: said(
    String.raw`(?=[^]*\bpoo\w*\b)[^]*?\b(?:nappy|nappies|diapers?|pull[- ]?ups?|pants only)\b`,
    String.raw`\b(?:hurt\w*|brick|constipat\w*|laxative|movicol|soil\w*|accident\w*|school toilets?)\b`,
  ),
  decides: false,
  answers: /\b(?:nappy|nappies|diapers?|pull[- ]?ups?|poo\w*|wees?)\b/i,
  titles: { young: 'A Poo That Likes Its Old Place', older: 'One Step at a Time' },
  text: {
    '2-3': `
      D<nappypoo> Wee goes in the toilet. Poo likes the nappy. {Name} may stand and push. It comes out so. That is fine for now.
      P<nappypoo> Many children do it like that.
      Q<nappypoo> When poo is near, {Name} may feel ____.
      H<nappypoo> {helper} can tip it in there.
      H<nappypoo> {helper} can bring a step.
      T<nappypoo> {he} can go in the bathroom for it.
      T<nappypoo> {he} can wave the poo off.
      C<nappypoo> {he} can say, "A poo is near."
      A<nappypoo> Plop! It went from nappy to toilet. That is where poos go. {Name} can wave. Bye-bye, poo.
    `,
    '4-5': `
      D<nappypoo> A wee is quick, and it goes in the toilet. A poo takes more time and likes its old place. With {Name} that is a nappy. Bodies learn a way and want to keep it. A new way can be learned in small steps. One step is to do it in the bathroom.
      P<nappypoo> It is like that with a lot of children. A wee and a poo need not learn on the same day.
      P<nappypoo> Grown-ups like to hear when a poo is near. They do not mind what it is in.
      Q<nappypoo> When a poo is on its way, {Name} may feel ____.
      H<nappypoo> {helper} can bring a step, so that both feet rest.
      H<nappypoo> {helper} can tip the poo into the toilet with {him}.
      T<nappypoo> {he} can do it in the bathroom, in a nappy.
      T<nappypoo> {he} can sit on the toilet with a nappy on.
      T<nappypoo> {he} can blow out air, long and slow.
      C<nappypoo> {he} can say, "It is near. Same room, next step."
      A<nappypoo> The poo went from the nappy into the toilet, plop. It got to the same place as all the others. One step was done, and the next can wait. A poo has time.
    `,
    '6-7': `
      D<nappypoo> A wee goes into the toilet, and a poo likes its old place. With {Name}, that place is a nappy. A body has learned one way to let go, often standing up. It is a habit of muscles, and muscles can learn. They learn in steps, from the place to the seat. Nobody needs to jump.
      P<nappypoo> Doctors know many children of this age with the same habit. It is not about being small or being lazy.
      P<nappypoo> A poo that is kept in for days gets hard. So it is good to let it out, whatever it comes in.
      Q<nappypoo> When a poo says "soon", {Name} may feel ____. It may be in the tummy or in the legs.
      H<nappypoo> {helper} can plan the steps with {him}. ~ The next one waits until one is easy.
      H<nappypoo> {helper} can put a step under both feet. ~ Feet that rest help muscles to let go.
      H<nappypoo> {helper} can ask a doctor if it hurts or takes many days.
      T<nappypoo> {he} can do it in the bathroom first, and later on the seat.
      T<nappypoo> {he} can sit for three minutes after supper and blow bubbles.
      C<nappypoo> {he} can think, "Same poo, one step further."
      A<nappypoo> It came, and it was tipped into the toilet where the others go. The steps are on a list, and one has a tick. Some ticks take a week. It is private, and the people who help know that.
    `,
  },
};
