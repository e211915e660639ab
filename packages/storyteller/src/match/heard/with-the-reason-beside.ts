import type { Fields } from '../fields/field.ts';

/** What parents type where the reason, the place or what was said points elsewhere word by word; one text a line. */
export const WITH_THE_REASON_BESIDE: Fields = {
  'told-secret': `
    told her nana about the surprise party and now her brother is cross
    gave away the surprise for mum's birthday
    blurted out what daddy is getting for his birthday
    told grandad what his present is, he could not keep it in
    let slip the surprise and cries that she is bad
    spilled the beans about the party`,
  'peer-pressure': `
    older girls told her to take biscuits from the cupboard and she did it to be their friend
    the big boys told him to throw stones and he did it so they would like him
    she did it so they would be her friends and then they laughed
    could not say no when her friends told her to do it
    his mates told him to take sweets from the shop and he couldn't say no
    does what the older ones say even though she knows it's wrong`,
  'potty-transition': `
    fine on the little potty but scared of the big toilet, says he will fall in
    will only use the potty, not the big toilet at nursery
    afraid of falling into the big toilet
    we want her on the toilet because nursery has no potty
    slipped on the toilet once and now only wants his potty`,
  lifts: `
    refuses the elevator since it stopped with us inside
    the lift stopped between floors and now he won't get in
    we live on the tenth floor and she will only take the stairs
    we were stuck in the lift for five minutes and he is terrified of it now
    the elevator got stuck and she screams when the doors close`,
  'managing-anger': `
    when he is told no he goes from nothing to everything
    he goes from zero to a hundred in a second
    punched the door when I took the console
    punched a hole in the wall and then cried
    he explodes when something is not fair and is sorry afterwards
    i want him to know how to stop it before it comes
    throws chairs when he loses it, afterwards he says sorry and means it`,
  perfectionism: `
    if one letter is wobbly she rubs it out until the paper tears and starts the whole page again
    rubs out and rubs out until there is a hole in the paper
    starts the whole page again for one mistake
    tears up his drawing when one line goes wrong
    homework takes hours because every letter has to be perfect
    says she is the stupidest in the class when she makes one mistake`,
  bullying: `
    a girl in her group calls her fat and says nobody sit with her
    waits till the teacher isn't looking and calls him names
    tells the others not to sit with my daughter, every day
    a boy calls her names when no teacher is near and gets the others to join in
    the same girl is nasty to her every day when the teacher turns round`,
  'parent-ill': `
    her dad has leukaemia and looks different now, no hair and very thin
    her daddy has been in and out of hospital with cancer
    she won't kiss her dad because of the tube in his chest
    mummy has lost her hair from the treatment and he won't look at her
    daddy is poorly for a long time, it is nobody's fault and he is the same daddy
    his mum sleeps all day because of her treatment
    dad is too weak to play since his illness`,
  teamwork: `
    wants to be the boss of the blocks and knocks it all down when another child adds one
    has to be in charge of every game and the others leave
    when another child puts a brick on his tower he knocks it over
    only his ideas count when they build together
    bosses the others about in group building`,
  'left-out': `
    the bigger ones run off and he can't keep up with his walker
    they run to the climbing frame and she cannot follow, nobody waits
    nobody wants to play with her at playtime
    in her wheelchair she is left at the edge when they all run off`,
};
