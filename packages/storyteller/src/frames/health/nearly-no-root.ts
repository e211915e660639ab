import { said, type NamedScene } from '../scene.ts';

/**
 * Teeth that come out, and the fear that it hurts: the root of a milk tooth is dissolved by the one below it, so that little is
 * left to hurt. Nothing is promised: some feel a pinch, and some are sore for a day.
 */
export const nearlyNoRoot: NamedScene = {
  id: 'noroot',
  image: 'a leaf in autumn, which lets go when it is ready',
  cue: said(
    String.raw`(?=[^]*\b(?:tooth|teeth)\b)(?=[^]*\b(?:wobbl\w*|loose|shaky|wiggl\w*|fall(?:s|ing|en)?(?: out)?|com(?:e|es|ing) out|los(?:e|es|ing)|drop(?:s|ping)? out)\b)[^]*?\b(?:hurt\w*|pain\w*|be sore|ouch)\b`,
    String.raw`\b(?:brush\w*|blood\w*|bleed\w*|fell out|has come out|knock\w*|bump\w*|fell (?:over|off|on)|broke\w*|chipped|tooth ?ache|filling|hole|dentist (?:has|had|took|pulled|is|will|needs)|taken out|pulled out|extract\w*|by a thread|adult (?:tooth|teeth)|wisdom|can'?t eat|won'?t eat|refus\w+ to eat|swallow\w*)\b`,
  ),
  decides: true,
  answers: /\b(?:hurt\w*|pain\w*|sore|scared|fall\w*|teeth|tooth)\b/i,
  titles: { young: 'When It Lets Go', older: 'Hardly Any Root' },
  text: {
    '4-5': `
      D<noroot> {Name} may be scared that a tooth hurts when it comes out. A milk tooth has a root, like a plant in a pot. The new tooth makes that root small. In the end there is hardly any root. Often it is a small pinch, or nothing at all.
      P<noroot> It needs no pulling. A tooth comes out when it is ready. Some come out in an apple.
      Q<noroot> When the tooth tips to one side, {Name} may feel ____.
      H<noroot> {helper} can say, "I will not pull."
      H<noroot> {helper} can find soft food on a sore day.
      T<noroot> {he} can push the tooth with {his} tongue, just a bit.
      T<noroot> {he} can bite on the other side.
      C<noroot> {he} can think, "When it is ready, it lets go."
      A<noroot> Each day the tooth holds on a little less. One day it is out, and the tongue finds a gap. It may be a bit sore that day. A cold drink feels nice there.
    `,
    '6-7': `
      D<noroot> What holds a tooth is its root. {Name} may be scared that it hurts when it comes out. But a new tooth pushes from below, and the old root gets shorter. In the end, there is hardly any root left to hurt. It can be a pinch, or nothing at all. Some gums are sore for a day.
      P<noroot> Some people find their tooth in an apple or on the pillow. They did not notice when it went.
      P<noroot> Grown-ups may say, "It is nothing." They have forgotten that it was a question for them, too.
      Q<noroot> When the tooth moves a bit more, {Name} may feel ____.
      H<noroot> {helper} can leave the tooth to {him}. ~ It needs no string and no door.
      H<noroot> {helper} can look each day how far it moves.
      T<noroot> {he} can push it with a clean finger, and stop when it pulls.
      T<noroot> {he} can chew on the other side for now.
      C<noroot> {he} can think, "No root, hardly any ouch."
      A<noroot> At the end, a tooth hangs on like a leaf in autumn. Then it lies in a hand, and it is smaller than it felt. The gap may be tender until the next day. When another one wobbles, {Name} will know how it goes.
    `,
    '8-10': `
      D<noroot> A tooth hurts at its root, because that is where the nerve comes in. {Name} may be expecting pain when one falls out. By the time a milk tooth wobbles, though, it has lost most of its root. The one below has been dissolving it for months. What is left to feel is usually a tug or a pinch in the gum. Some people are sore for a day, and many notice nothing until there is a gap.
      P<noroot> Those who tell stories about it pick the ones with a string and a door. Teeth that simply came out in a sandwich make no story.
      P<noroot> The dentist sees a wobbly tooth every week. It is one of the few troubles there that go away by being left alone.
      Q<noroot> When the tooth tips further than yesterday, {Name} might feel ____.
      H<noroot> {helper} can leave it alone, string and door included. ~ A tooth that is left to itself comes out when there is little to feel.
      H<noroot> {helper} can put something cold and soft in the fridge for the day.
      T<noroot> {he} can move it with the tongue, and stop where it pulls.
      T<noroot> {he} can chew on the other side and brush softly around it.
      C<noroot> {he} can think, "No root, hardly any ouch."
      A<noroot> A leaf in autumn is not torn off. It lets go where it has loosened already, and a milk tooth does much the same. It lies in a hand, half as long as expected. The gum may be tender until tomorrow. The new tooth has been waiting below all the time.
    `,
  },
};
