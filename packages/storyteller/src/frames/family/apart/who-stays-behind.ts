import type { Role } from '../../../frame.ts';
import { said, type NamedScene } from '../../scene.ts';

/** The parent who stays at home, and the one whose days begin. */
const STAYS: Role = {
  fallback: { text: 'one parent' },
  cues: [
    { match: /\b(?:leav\w+|worr\w+ about|without|miss\w*|feels? (?:bad|sad|sorry|guilty) (?:for|about)) (mum|mummy|mom|mommy|mama|dad|daddy|papa)\b/i, phrase: { text: '$' } },
    { match: /\b(?:to|with|at) (?:his|her|their) (?:dad|daddy|father|papa)(?:'s)?\b/i, phrase: { text: 'Mum', gender: 'f' } },
    { match: /\b(?:to|with|at) (?:his|her|their) (?:mum|mummy|mom|mommy|mother|mama)(?:'s)?\b/i, phrase: { text: 'Dad', gender: 'm' } },
  ],
}; // prettier-ignore

/** A child who goes to the other home and worries about the parent who stays behind. */
export const whoStaysBehind: NamedScene = {
  id: 'staysbehind',
  image: 'a front door with a grown-up behind it, who has an evening too',
  cue: said(
    String.raw`\b(?:guilt\w*|feels? (?:bad|sorry|sad)|worr(?:y|ies|ied)|asks?|upset|cries|scared|afraid)\b[^.]{0,60}\b(?:leav(?:e|es|ing) (?:me|mum\w*|mom\w*|dad\w*|mama|papa)|(?:i|mum\w*|mom\w*|dad\w*|we)(?:'ll| will|'m| am| is|'d| would)? (?:be )?(?:lonely|alone|sad|ok|okay|all right|on (?:my|her|his) own|all alone))\b`,
    String.raw`\b(?:nursery|school|club|work|hospital|die|died|prison|abroad)\b`,
  ),
  decides:
    /^(?=[^]*\b(?:his|her|their) (?:dad|daddy|father|mum|mummy|mom|mommy|mother)(?:'s)?\b)(?![^]*\b(?:nursery|school|hospital|died?|prison|pregnan\w*)\b)[^]*?\b(?:guilt\w*|feels? (?:bad|sorry)|worr\w+|asks? if)\b[^.]{0,60}\b(?:leav(?:e|es|ing) (?:me|mum\w*|mom\w*|dad\w*)|lonely|all alone|on my own)\b|\b(?:guilt\w*|feels? (?:bad|sorry)|worr\w+) (?:about |for )?leaving (?:mum\w*|dad\w*) (?:alone|on (?:her|his) own|behind)\b/i,
  answers: /\b(?:guilt\w*|lonely|alone|leaving|feels? bad)\b/i,
  roles: { stays: STAYS },
  titles: { young: 'An Evening Behind the Door', older: 'Two Evenings, Two Homes' },
  text: {
    '4-5': `
      D<staysbehind> There are two homes, and each of them has a grown-up. When {Name} goes to one home, {stays} stays in the other. A head may ask, "Is it lonely there?" It is kind to think of that. But grown-ups can look after an evening. They have done it lots of times.
      P<staysbehind> {stays} may miss {Name} and still have a good evening. Both fit into one day.
      Q<staysbehind> At the door, {Name} may feel ____.
      H<staysbehind> {helper} can say what the plan for the evening is. ~ Then a head can see it.
      H<staysbehind> {helper} can wave at the window until the corner.
      T<staysbehind> {he} can give a hug that is for later.
      T<staysbehind> {he} can draw a picture for the fridge.
      T<staysbehind,comforter> {he} can take {comforter} along.
      C<staysbehind> {he} can say, "Have a nice evening. I will, too."
      A<staysbehind> Behind one door there is soup and a chat with a friend. Behind the other door there is {Name}, and a game. In both homes there is a good evening. On the day of the change there is a lot to tell.
    `,
    '6-7': `
      D<staysbehind> A child with two homes says goodbye in one of them each time. {Name} may look back at {stays} and wonder, "Who keeps you company now?" That is a kind thought, and it can be heavy. Here is what helps to know. To keep a grown-up company is not a job for a child. Grown-ups have friends, phones and plans of their own.
      P<staysbehind> {stays} may be sad for a bit after the goodbye. It is nobody's fault, and it passes, like a sad song. Then there is a bath, or a film with no cartoons in it.
      P<staysbehind> Parents like to hear that it was nice in the other home. It does not hurt them as much as children think.
      Q<staysbehind> When the bag is packed, {Name} may feel ____. It can be two things at once.
      H<staysbehind> {helper} can tell what the weekend will be like here. ~ A picture of it is better than a guess.
      H<staysbehind> {helper} can say, "You may have a good time there."
      T<staysbehind> {he} can ask, "What will you do tonight?"
      T<staysbehind> {he} can agree on one message, such as a silly picture at seven.
      C<staysbehind> {he} can think, "We can both have a nice evening."
      A<staysbehind> At seven there is a silly picture on both phones. In one home it makes somebody laugh beside the kettle. In the other one it is time for pancakes. Nobody needs to be sad for the goodbye to count.
    `,
    '8-10': `
      D<staysbehind> People with two homes leave one of them every few days. {Name} may be good at packing and still be slow at the door, because {stays} stays there alone. It feels like guilt, although nothing has been done. Guilt is for harm, and this is care that has nowhere to go. Looking after an adult's weekend is not a child's job, even for a child who would be good at it.
      P<staysbehind> {stays} may have a long face for the first half hour. After that, adults eat toast in the bath, or see friends. They seldom mention it, out of politeness.
      P<staysbehind> Most parents would be sorry to hear that somebody enjoyed a weekend less for their sake.
      Q<staysbehind> On the way from one home to the other, {Name} might notice ____. There may be a second word underneath.
      H<staysbehind> {helper} can say what the plans are, and that missing somebody is not the same as not managing.
      H<staysbehind> {helper} can give permission out loud, "Have a good time, and tell me the best bit."
      T<staysbehind> {he} can ask once what {stays} is going to do, and believe the answer.
      T<staysbehind> {he} can fix one time for a message, so that there is no need to check all evening.
      C<staysbehind> {he} can think, "I may care, and I may go."
      A<staysbehind> The message comes at eight, with a photograph of a burnt pizza. In one home somebody laughs at it beside the sink, and in the other somebody laughs on a sofa. Both evenings were real, and neither took anything from the other. On Sunday there will be two of them to tell.
    `,
  },
};
