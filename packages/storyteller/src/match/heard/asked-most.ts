import type { Fields } from '../fields/field.ts';

/** More scenes of what parents ask for most, as they type them; one text a line. */
export const ASKED_MOST_HEARD: Fields = {
  'bedtime-routine': `
    since we came back from holiday she wont go to bed / bedtime is all over the place after the holidays / still light outside at bedtime / says it is still daytime because the sun is out / light evenings and he refuses bed / the clocks changed and bedtime is a mess / clocks go back this weekend
    cant sleep because it is light outside in summer
    awake until eleven with his mind racing
    mind is racing at bedtime and he lies awake for hours
    only goes to bed with daddy, screams when i try
    wants only mummy at bedtime
    jet lag, wide awake at three
    her older sister stays up and she wants to as well
    runs round naked instead of getting into his pyjamas`,
  'bath-time': `
    wont get out of the bath / screams when the bath is over / slipped in the bath and now wont get in / did a poo in the bath and now is scared to get in / pooed in the bath and wont go back in / wants to wash himself alone now
    slid under the water in the tub last week`,
  'being-kind': `
    says I don't love you to grandma / says horrible things to granny / gets other kids into trouble on purpose / leaves out a girl in her class / leaves other children out on purpose / whispers about another girl / tells tales to get others into trouble / rude to his grandma /
    teases the new girl because of her accent / teases another child / he teases his cousin / she teases a boy in her class / my son is the one who teases / says nasty things to his cousin / says mean things to other children / calls other children fat / calls children names / calls his sister stupid / laughed at a boy who fell over / laughs when others get hurt / makes fun of a boy in class / imitates how another child talks
    she just stood by when someone was mean to her friend
    saw a boy being picked on and said nothing
    watched the others being mean and did not help
    sarcastic to his little sister all day long
    tells other kids they are not invited to her party
    makes jokes about gay people
    told a girl that her drawing is ugly`,
  'brushing-teeth': `
    hates the taste of toothpaste / toothpaste is too spicy / toothpaste burns / wobbly tooth and will not brush / the electric toothbrush is too loud
    wont let me brush, wants to do his teeth himself`,
  'building-confidence': `
    thinks he is stupid because his friends are better / says she is dumb / thinks she is the worst in her club / compares herself with everyone / his brother is better at everything / lives in her sister's shadow / says I am no good at anything`,
  'fear-dark': `
    wont go upstairs alone because it is dark up there / scared of the dark landing / power cut and she was terrified / scared in the tent at night because it is pitch black / wont go to the loo at night, the hall is dark`,
  'feeling-sad': `
    lies on his bed and says nothing matters / says what is the point of anything / cries every sunday evening / cries in the evening and does not know why / misses her grandma who went back to Poland / misses his cousins who live far away / misses his friend from the holidays / cried because her balloon flew away / his balloon popped and he cried for an hour / misses her nan in another country / misses grandad, he lives abroad / misses his dad's family in Ghana / misses her cousins in India`,
  'feeling-worried': `
    worried that mummy will die / scared that we will die / asks if I will die / worries about burglars / scared somebody will break in at night / worried we forget to pick him up / worried that nobody will fetch her / washes her hands all the time because of germs / scared of germs / afraid of getting ill / afraid of dying / lies awake afraid of dying / scared of death / asks about death at bedtime and is scared`,
  'first-day-school': `
    has school dinners for the first time / school lunches in the big hall / scared of the school bus / first time on the school bus / going back to nursery after the summer holidays / back to school after the holidays / back to nursery after being ill / starts sixth form college in september / starting college / starting at the childminder's`,
  'first-sleep-away': `
    going on an exchange to France for two weeks / school exchange, two weeks with a family / staying with a host family / residential trip with school / brownie camp for three nights / scout camp / homesick at camp / had to be picked up from a sleepover at midnight / wets the bed and is invited to a sleepover`,
  'first-trip': `
    first school trip to a museum / school trip to the zoo / class trip on a coach / first time abroad and she does not know the language`,
  'handling-disappointment': `
    got a present he already had / got the wrong present / not allowed to go to the concert / not allowed to go to the party / we said no to the concert / lost her balloon at the fair / his balloon is gone / her ice cream fell down / missed the bus for the trip /
    did not get the part of Mary in the nativity / did not get a part in the play / got a small part and wanted the main one / not picked for the team / was not chosen for the choir / nobody came to her party / hardly anyone came to his birthday party / it rained and we couldn't go to the park / the trip was rained off / the shop had sold out of the toy he saved for / sold out and he cried / opened a present and did not like it / balloon burst and she was inconsolable`,
  'hard-times': `
    her friend tried to hurt herself / her friend self harms and told her / a friend is very unhappy and she worries /
    we had to flee our country / we are refugees / his best friend has cancer / her friend is seriously ill / a boy in his class is very ill / an uncle went to prison / her dad is in prison`,
  'healthy-eating': `
    throws his food on the floor / wont sit in her highchair / won't sit in her high chair / refuses the high chair / climbs out of the high chair / wont sit at the table for dinner / gets up from the table all the time / wont eat his packed lunch / comes home with a full lunch box / wants sweets all the time / always asks for sweets / eats in secret and hides the wrappers / sneaks biscuits / wants to be vegetarian and we argue / gone vegan and dinner is a fight`,
  jealousy: `
    his brother is better at everything / her sister is the clever one / sister is in hospital a lot and gets all the attention / brother is ill and we have no time for her / jealous of her ill brother / her disabled brother gets all our time`,
  'making-friends': `
    has friends online only / only has friends on the internet / has no real friends, only online /
    fell out with his best friend / fell out with her friend / had a falling out with her best friend / they had a fight and are not friends any more / best friend is not talking to her / her friend said you are not my friend any more / quarrel with a friend / argument with her best friend and now they dont speak / follows one girl everywhere / wants only one friend and follows her everywhere / clingy with one friend / knows nobody at holiday club / does not know anyone at the club / starts at a new club where he knows nobody`,
  'managing-anger': `
    kicks me when I say no / holds it together at school then explodes at home / angel at school, monster at home / after school meltdowns / fine at school and rages at home / takes it all out on us when he gets home / good as gold at nursery and screams all evening`,
  'morning-routine': `
    cannot get out of bed for school / can't get up in the morning / will not get up for school / two hours in the bathroom every morning / hogs the bathroom / forgets her things every morning / forgets his PE kit and lunch box / wont wear a coat / refuses his coat in winter / dawdles over breakfast and we are late`,
  'moving-house': `
    refuses to move / says he is not moving and will stay with his friend / we move every two years because of the army / military family, another posting / we moved and she wants to go back to the old house / we are moving in with grandma`,
  'new-school': `
    new boy in year 9 / the new girl in year 8 / is the new one in class / eats alone at the new school /
    starts at a german school and does not speak german / new school in another language / does not understand the language at her new school / new school and cannot speak english yet / moving to a special school`,
  'new-sibling': `
    has to help with the twins all the time / always has to watch the baby / fed up with helping with the baby /
    mum has a new baby with her new husband / dad and his new wife have a baby / half brother was born / a new baby at her dad's house /
    toddler brother destroys her lego / baby brother breaks his toys / little sister crawls into everything he builds / baby grabs all her things`,
  nightmares: `
    watched a scary video and cannot sleep / saw something scary on youtube / scared after a film / saw a scary film at a friend's house`,
  'potty-training': `
    wants to wee standing up like daddy / wont wipe himself / cant wipe her bottom / hides behind the sofa to poo / only poos in a nappy / asks for a nappy to poo / wees in the potty but not poo / soils his pants / poos in his pants at school / smears`,
  'respecting-differences': `
    stares at a man in a wheelchair / asked loudly why a lady was so fat / comments on how people look / a boy with Down syndrome joins her class / new classmate has Down's syndrome / friend with a disability / scared of a neighbour with one arm / scared of a man with a scar / his friend fasts for Ramadan / her friend wears a headscarf / friend celebrates other festivals / says brown skin is dirty / says he does not want to play with brown children / asked why a woman has a beard`,
  'saying-sorry': `
    broke her sister's doll on purpose / hid the vase he broke / broke a plate and hid the pieces / broke something and blamed his brother / hurt his friend by accident in football / hurt another child by accident and feels terrible / tore his friend's book / ruined her friend's drawing /
    broke the neighbour's window and is afraid to tell / broke grandpa's cup / broke something and hid it / spilled paint on his brother's picture / his friend never says sorry to him / the others never apologise to her`,
  sharing: `
    has to share his felt tips at school / won't lend anything / little sister takes her things without asking / brother goes into her room and takes her stuff / other kids take her toys and she lets them / lets everyone take his things / won't let his cousin touch his toys`,
  teamwork: `
    never passes the ball / keeps the ball to himself at football / does not pass to anyone`,
  'new-family-member': `
    cousin from Ukraine lives with us now / a refugee family lives with us / our lodger moved in / an exchange student lives with us / uncle stays with us for some months`,
  'parents-divorce': `
    his dad says bad things about me / her mum talks badly about me / asks every night when daddy comes home, we split up / parents told him yesterday that they divorce`,
  'screen-time': `
    wants youtube at breakfast / asks for the tv first thing in the morning / wont eat breakfast without a video /
    gaming till 2am / plays on the xbox all night / screams until he gets my phone / wants my phone all the time / watches tablet at every meal`,
  'no-phone-yet': `
    everyone in class has tiktok except her / the others all have whatsapp and he has not`,
  'being-teased': `
    is teased for his accent / gets teased for how he talks / others laugh at the way she speaks`,
  'losing-a-game': `
    throws the remote when he loses at FIFA / throws the controller when he loses`,
  'loud-noises': `
    scared since the smoke alarm went off / afraid that the smoke alarm beeps at night`,
};
