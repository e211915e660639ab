import type { Fields } from '../fields/field.ts';

/** What parents type about treatment, other ways of talking and relatives in hospital; texts are divided by a stroke. */
export const AT_THE_CLINIC: Fields = {
  'talking-another-way': `
    uses a talker and the children at nursery press the buttons / has a new talker and her friends want to press the buttons /
    tablet that speaks for her came, she throws it / learning to use a talker, new device with pictures / talker /
    people talk over him before he has finished on his device / grown ups guess and do not wait for her to find the word /
    uses a picture board to talk and nobody waits / got her communication device and is shy to use it in class /
    says his talker sounds like a robot / the others laugh at the voice of her talker / AAC user starting school /
    signs makaton and the new TA does not understand her / deaf and uses BSL, nobody at playtime signs / a new interpreter at school /
    pecs book / eye gaze device in class / a boy took his talker and ran off with it / the supply teacher took her ipad that she talks with away /
    non speaking, points at pictures, children ask why she does not talk / everyone answers for her / nobody understands his signs at holiday club`,
  'daily-treatment': `
    burnt her hand and has the dressings changed every two days / screams in the car park of the burns clinic / scald on his leg, bandages every day /
    burnt her leg with hot tea, has bandages and a tight garment to wear / pressure garment for the scar / the stitches in his chin come out on monday /
    has stitches and is scared of having them out / physio stretches every evening and she hides / daily exercises for his legs and he screams /
    hates her physio / physio for his elbow hurts and he cries in the car / has to straighten her arm after the break and it hurts / splints and stretches hurt him / chest physio twice a day and she fights it / wet wraps at night for eczema are awful /
    eczema cream is a battle twice a day / screams when we put the ointment on / bandages all over for his skin condition /
    has to have a suppository and is scared of it / enemas every week for her bowel / her pierced ear got infected and has to be cleaned every night and she yells / cleaning the wound every evening is a battle / needs a catheter at school and is embarrassed / catheter four times a day with the nurse / pulls out her oxygen tube /
    nasal cannula comes off all night / ng tube has to be changed and we hold him / port access at oncology, screams at the blue gloves /
    dressing change on her hip wound / cleaning the line and changing the dressing every week / tight heel cords, stretching before bed / EB dressings take two hours`,
  'hard-times': `
    her best friend is off school with cancer and she wants to know if she can catch it / asks if he can catch his friend's cancer /
    her friend has anorexia and is in hospital and she does not know what to say / his friend is in hospital with leukaemia and he wants to write / her best friend is very ill /
    grandad is in hospital with tubes / grandad in hospital with tubes and machines, we visit on saturday / nan broke her hip and is on a ward /
    his nana is having an operation on thursday / grandma goes into hospital for a new hip / grandpa has had a heart attack and is in hospital /
    uncle is in hospital after a motorbike crash / granny is on a ventilator / auntie is in intensive care and she wants to see her /
    her nan is in hospital / his grandad goes into hospital on monday / grandma is in hospital and cannot have visitors / nan is in hospital with flu /
    his nan is having heart surgery / grandpa is going in for surgery / grandma has to stay in hospital / her grandad came home from hospital and is weak /
    my mum is in hospital, how do i tell my son about his nan / my dad is having an operation, she adores her grandad /
    great gran fell and is in hospital / grandma has been in hospital with pneumonia and he wants to visit / poppy had a stroke and cannot talk`,
  'parent-in-hospital': `
    i am in hospital and granny looks after him / mummy is in hospital and grandad takes her to school / i have an operation and nana will stay with the kids /
    daddy is in hospital, she stays at her grandma's meanwhile / i go into hospital on friday and my mum comes to look after them`,
  'losing-a-game': `
    has dyspraxia and always comes last on sports day / cerebral palsy and in pe everyone stands and claps until he is done and he hates it /
    uses a walker and is the last one in every race, the others clap / last in cross country because of her heart condition / slowest in pe because of his legs and they pick him last`,
  'frightening-event': `
    her little brother was run over last month and now she will not let go of my hand / his brother got run over and is ok but he will not cross the road any more /
    her cousin was knocked down by a car and she is scared of roads now / since the accident she holds my hand all the time and will not cross / screams when he goes on his scooter since the accident /
    we were burgled and he checks all the windows at night / thinks there is somebody in the house since the burglary /
    saw his dad collapse and now he will not leave him / a car hit her friend and she will not cross the road`,
  dogs: `
    scared of dogs and we are visiting my sister who has two labradors / grandma has got a dog and he is afraid to go there / my sister's dogs frighten her`,
  'reading-is-hard': `
    goes out for extra reading and his friends call it the baby room / they found out that she is in the special group for spelling and tease her / in a special class for reading and is ashamed`,
  'hair-and-skin': `
    picks at the skin on her face and hides it / skin picking makes her spots worse and she covers them`,
  'hospital-stay': `
    was in hospital nine days with a burst appendix and will not talk about it / home since august and will not wear the pyjamas from the hospital /
    was in hospital with RSV and now screams when anyone wears a mask / since his stay in hospital he panics at the smell of gel`,
  'broken-bone': `
    casts on his feet for clubfoot / boots and bar at night and he kicks them off / serial casting for toe walking / spica cast for hip dysplasia`,
  'being-teased': `
    has a lisp and they copy how he says his name / kids make fun of how she says her r`,
  'new-school': `
    moved up to year 7 and gets lost, the older ones laugh / secondary school, eats lunch alone in the library / first weeks at big school, no friends and cannot find the rooms`,
  'school-refusal': `
    cries every morning before school with a tummy ache since the teaching assistant left / used to love school and now has a tummy ache every day /
    will not go in since her favourite TA has gone`,
  'clothes-itch': `
    will not wear hat or gloves or coat, says they are prickly / no coat in minus two because it itches / hates gloves, they feel wrong`,
  dentist: `
    has to go to a new dentist because the old one has retired / new dentist next week and he likes things the same`,
  'online-kindness': `
    pushed by her friends to send pictures and asked me what happens if you send one / a boy wants her to send photos / they want him to send a picture to prove it`,
  'parent-ill': `
    I have a stoma bag and my daughter says it is disgusting and will not hug me / after my mastectomy he does not want to look at me / my scar frightens her`,
  needles: `
    getting a sensor on her arm and is afraid of the applicator / scared of the click when the glucose sensor goes in /
    a blood test every month and she remembers the time they needed three goes / screams from the lift onwards before every blood test / they could not find the vein last time and he panics now /
    allergy testing with pricks on his arm at the hospital / skin prick test for allergies`,
  lying: `
    told his teacher a lie that his dad died / said at school that his sister is dead and it is not true`,
  'body-safety': `
    does not want to do PE because of getting changed in front of the boys / boys pull her braids and ask if it is real`,
  'told-off': `
    his teacher said his work is not his best and now he thinks she hates him`,
  puberty: `
    her period is so heavy she leaks at school and the teacher will not let her go to the toilet / leaked through her trousers in class / cannot change her pad in lessons`,
  'told-secret': `
    his friend told him he will run away and made him promise not to tell / a friend told her a secret that is too big for her /
    her friend is being hurt and said not to tell anyone / he knows something about his cousin and has sworn to keep it / friend says she hurts herself and made her promise / worried about a friend's secret`,
  'being-autistic': `
    we told him he is autistic and now he says he wants to be normal / found out that she is autistic and hates the word / waiting for an autism assessment and has overheard us talking /
    asks what autism is since he heard us / says i wish i was not autistic`,
  'body-and-looks': `
    lost her front teeth in an accident and got false ones, kids stare / has false teeth since the accident and hides her mouth /
    smallest in his year and they pick him up / growth spurt has not come and they call him baby / tallest girl in the class and slouches / the shortest in class and sick of it`,
  'respecting-differences': `
    asked loudly why a girl has a cloth on her head / pointed at a woman in a hijab and asked about it / said out loud that a man was fat / shouted why has she got one arm /
    they get called a girl and it upsets them, they want people to say they / boys at school will not use the right pronouns for my non-binary child / is non-binary and the teacher keeps saying she`,
  'new-pet': `
    her hamster bit her and now she will not put her hand in the cage / the rabbit scratched him and now he is scared of it / the guinea pig nipped her, she will not hold it / the cat bit him and he will not go near her`,
  'hearing-aid': `
    needs a hearing test and maybe grommets, told off for not listening / glue ear and says what all the time / failed the hearing check at school /
    deaf with implants and misses what they say in the playground / by the time he has heard it they have run off / cannot follow the jokes at lunch with her hearing aids, says nobody likes her`,
  crowds: `
    sensory overload in the dinner hall, noise and smells, eats nothing / the dinner hall is too loud and too full for him`,
  'new-equipment': `
    is getting a magnifier and a big print book and the others want to play with it / the playground has steps and he can only watch from his wheelchair / cannot get on the climbing frame with his wheelchair /
    has to wear a helmet for epilepsy and the children knock on it / kids knock on his helmet at playtime / protective helmet and she hates being looked at /
    starts using a white cane and does not want anyone to see / new school in a wheelchair and worried the others will stare / wheelchair user, afraid that nobody will play with him / long cane training at school / low vision cane`,
  'long-illness': `
    does not want people to know he has a stoma bag, PE and toilets / hides her stoma bag when changing / goes back to school after chemo with no hair and worries what they will say / first day back after leukaemia treatment / lost his hair from chemo, hat at school /
    in hospital school for chemo and her hair has fallen out / heard her brother ask if she will die of her cancer / leukaemia and asks if he will die /
    had a seizure at swimming and is afraid of the water now / had a fit in class and her friends are scared of her / an asthma attack at school and now he will not run / checks his breathing all the time since the asthma attack`,
  'taking-medicine': `
    will not use her inhaler at school because the kids say it looks like a baby toy / embarrassed about her spacer / hides his blue inhaler`,
  tics: `
    has tourettes and a boy copies his tics / children copy her noises / they imitate his tics and laugh`,
  glasses: `
    getting glasses and thinks everybody will call her four eyes / worried they will laugh at his new glasses / afraid of being teased about glasses`,
};
