import { said, type NamedScene } from '../scene.ts';

/** Something is caught, undone or sore, and a child goes about with it and asks nobody. */
export const stuckAndSeen: NamedScene = {
  id: 'caught',
  image: 'something that is caught, and hands that can see from another side',
  cue: said(
    String.raw`\b(?:caught|trapped|tangled|jammed|wedged|stuck)\b[^.]{0,24}\b(?:in|on|round|under|behind|to) (?:his|her|their|the|a) (?:\w+ )?(?:hair|fingers?|foot|feet|head|sleeve|scarf|hood|coat|jumper|arms?|legs?|hand|ear|zip|velcro|strap|chair|gate)\b|\b(?:hair|fingers?|foot|head|sleeve|scarf|hood|arms?|legs?|hand)\b[^.]{0,16}\b(?:caught|trapped|tangled|jammed|wedged|stuck)\b|\b(?:walk(?:s|ed)|went|goes|sat|sits) (?:\w+ ){0,4}(?:like that|in it|on it|with (?:it|a (?:stone|splinter)|one shoe|wet (?:socks|trousers)))\b`,
    String.raw`\b(?:questions?|sums?|maths|reading|words? stuck|stuck (?:with|on) (?:his|her|the) (?:work|homework))\b`,
  ),
  decides: false,
  answers: /\b(?:caught|stuck|zip|hair|walked|past|grown-?ups|hands|like that)\b/i,
  titles: { young: 'Hands That See Behind', older: 'Hands on the Other Side' },
  text: {
    '2-3': `
      D<caught> Oh, it is stuck! It will not come off. {Name} may walk on with it. It pulls, and it is odd. Look, there are hands. Hands can help.
      P<caught> Big people get stuck too. They call out.
      Q<caught> With it stuck, {Name} may feel ____.
      H<caught> {helper} can look and go slow.
      H<caught> {helper} can say, "Stop. I help."
      T<caught> {he} can stop and stay.
      T<caught> {he} can say, "Help, stuck!"
      C<caught> {he} can say, "Stuck! Help, please."
      A<caught> Slow, slow, and it is off. Hands did that. It was stuck, and now it is not. Hello, hands!
    `,
    '4-5': `
      D<caught> Now and then a thing gets stuck. It may be in hair, in a sleeve or on a shoe. {Name} may walk on with it and say no word. It is hard to see from the inside what is stuck. Other hands are on the other side, and they can see it.
      P<caught> Most people like to be asked. They may have looked right past it. They were busy with a bag.
      Q<caught> When something is stuck, {Name} may feel ____.
      H<caught> {helper} can go slow and say what comes next.
      H<caught> {helper} can say, "Come to me when it pulls."
      T<caught> {he} can stand still and call out.
      T<caught> {he} can go to one pair of hands and point.
      C<caught> {he} can say, "It is stuck. Can you look?"
      A<caught> A bit here, a bit there, and it came off. It was too much for two hands, and just right for four. To ask took one breath. It is good to ask as soon as it is stuck.
    `,
    '6-7': `
      D<caught> Things get stuck where no eyes can reach, behind a head or a heel. {Name} may go on with it for quite a long way and ask nobody. Pulling makes it tighter. Asking is hard, because all the others look busy. Yet someone on the other side can see at once what is stuck.
      P<caught> People walk past because they think of bags, shoes and lunch. They are not unkind. They did not look.
      P<caught> Grown-ups go about with a label sticking out and ask nobody either. They are glad when somebody says it.
      Q<caught> Walking past all those hands, {Name} may feel ____.
      H<caught> {helper} can look first and pull later. ~ Then it does not hurt.
      H<caught> {helper} can agree on one word that means "come and look".
      T<caught> {he} can stop at the first person and point to it. ~ Pointing is asking too.
      T<caught> {he} can stand still until it is off. ~ Still things come loose faster.
      C<caught> {he} can say, "Something is stuck. Can you see it?"
      A<caught> Some things need hands on the other side. It took one question and a bit of patience. Whoever helped may have been glad to be asked. When it gets stuck another day, the way to help is shorter.
    `,
    '8-10': `
      D<caught> Nobody can see the back of their own head. Yet that is where things get stuck, or on a strap, or under a heel. {Name} may carry on with it past half a dozen people who could free it in a moment. It seems easier than stopping somebody. But being stuck does not show from far off. Help comes when it is asked for.
      P<caught> People who walk past are busy with their own bags. If they notice at all, they may take it for a hairstyle.
      P<caught> Adults do the same with labels, ladders in tights and spinach on teeth. Every one of them would rather be told.
      Q<caught> Walking past all those hands, {Name} might feel ____.
      H<caught> {helper} can look at it first and say what will happen next. ~ It pulls less when it is no surprise.
      H<caught> {helper} can mention that any adult with free hands will do. ~ It need not be the one who is furthest away.
      T<caught> {he} can choose one person and say what is stuck. ~ One name is easier to answer than a whole field.
      T<caught> {he} can stop pulling and stand still. ~ Knots like to be pulled.
      C<caught> {he} can say, "I'm stuck at the back. Can you have a look?"
      A<caught> From the other side it took ten seconds. The walk before it was a good deal longer. Most of what is stuck can be undone by someone who sees it, and most people do that gladly. The question fits into one breath.
    `,
  },
};
