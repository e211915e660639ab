import type { Fields } from '../fields/field.ts';

/** What parents tell each other at the school gate: two homes, teams, brothers and sisters in hospital, friends who drift off. */
export const SAID_AT_THE_GATE: Fields = {
  'two-homes': `
    cries every time I drop her at her dad's new flat
    screams when I leave him at his mum's house
    handover at his father's is always tears
    sobs at drop off at daddy's place
    clings to me when it is time to go to her dad's apartment
    does not want to go to his dad's new house for the weekend
    hates the changeover on sundays
    cries in the car on the way to her dad's
    wants to stay with me when her father comes to collect her
    asks at mum's for dad and at dad's for mum
    goes to his dad every other weekend and has a stomach ache on the friday`,
  jealousy: `
    her brother is in hospital with a broken leg and she feels left out
    his sister is in hospital and he feels forgotten
    sister had an operation and gets all the presents
    everyone visits her brother in hospital and nobody asks about her
    feels left out because we are always at the hospital with his brother
    his twin broke her arm and gets all the fuss
    big brother is poorly and she wants to be poorly too
    the baby is in hospital and she says nobody has time for her
    brother's appointments take up all our time and she feels invisible
    everyone signs her brother's cast and she sulks`,
  'handling-disappointment': `
    her best friend got picked for the netball team and she did not
    his friend made the football team and he didn't
    all her friends got into the dance squad except her
    friend got the main part and she is only in the chorus
    she wanted to be school captain and another girl was voted
    did not make the squad
    didn't make the basketball team
    auditioned for the musical and did not get in
    friend got chosen for choir and he did not
    lost the school council election
    her party was cancelled because of chickenpox
    birthday party called off because half the class is ill
    the trip to the zoo was off and he cannot understand why
    we had to postpone her party and she sobs when she sees the balloons
    his birthday was put off for two weeks
    the swimming pool was shut and it was a meltdown
    snow did not come and he had his sledge ready
    cousins could not come to stay after all`,
  'healthy-eating': `
    throwing food
    throws food on the floor
    throws his plate
    food goes on the floor every meal
    tips her bowl over
    flings his dinner off the high chair
    chucks food at the dog`,
  'food-textures': `
    cannot have foods touching on the plate
    crusts must not touch anything else`,
  lying: `
    imaginary friend gets the blame
    blames everything on her imaginary friend
    says his imaginary friend did it
    it was not me, it was the invisible dog
    blames the cat for the mess
    says teddy did it`,
  'being-kind': `
    tells everyone they are not his friend
    you are not my friend, all day long
    says you're not coming to my party to everyone
    tells other children go away I don't like you
    says I don't like you to her friends
    you can't come to my birthday is her new threat
    tells nursery friends they are babies`,
  'body-safety': `
    kids touch her braids
    children at school keep touching his afro
    people stroke her hair without asking
    the others pull at her braids and touch them
    strangers put their hands in his curls`,
  'feeling-worried': `
    has to touch the gate twice or something bad will happen
    rituals at bedtime, everything in the right order or somebody dies
    has to say goodnight in exactly the right way and starts again if interrupted
    checks the door again and again
    checks the back door is locked over and over
    ocd, has to tap things four times
    counts and taps so that nothing happens to me
    washes hands and repeats things because a thought tells her to
    thinks bad things happen if he does not do his routine
    has to do everything an even number of times
    keeps asking if foxes can get up the stairs
    worried that a fox gets into the house`,
  'money-is-tight': `
    business failed and we are losing the house
    had to let our house go and move in with my parents
    dad lost his job and she has stopped asking for anything
    does not ask for new shoes any more because she knows we are broke
    we are bankrupt and she has worked it out
    living in one room at my mother's since we lost our home
    has worked out more about our debts than we told her
    repossessed, temporary accommodation, she is the eldest and worries
    he heard us talking about bills and offers us his pocket money
    mum was made redundant and he asks if we will be poor`,
  'left-out': `
    best friend has drifted off to another group
    her friend since reception does not ask her any more
    his oldest friend hangs out with the football boys now
    no row, she just is not asked any more
    scrolls through photos of her old friends together
    best friend has a new best friend and drops her
    they have outgrown her, all make up and boys
    his mates do not call for him any more`,
  'loud-noises': `
    the dining hall is so noisy she sits with her hands over her ears
    school dinner hall is too loud and she eats nothing
    lunch hall noise, comes home starving
    cannot eat in the canteen because of the noise
    cafeteria is too loud for him`,
  puberty: `
    voice is breaking and kids laugh when he reads aloud
    changing for pe in front of others
    his voice squeaks in class
    does not want to get changed with the other girls since her body changed`,
};
