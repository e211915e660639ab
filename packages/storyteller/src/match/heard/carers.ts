import type { Fields } from '../fields/field.ts';

/** What foster carers, grandparents and families with an illness, a disability or a loss type; one text a line. */
export const CARERS_HEARD: Fields = {
  fostering: `
    asks for his mum who is in rehab, he lives with his nan / we are leaving her foster home next week, going to her new mummies
    our foster baby is going to her adoptive parents / moves on from us to his forever family next month
    wants to know why she lives with nan and her little brother lives with mum / why does my brother live with mum and not me
    lives with her grandparents and is embarrassed at parents evening / her grandparents bring her up and others ask why
    cries when the social worker picks him up for contact
    she is in foster care and sees her birth mum on saturday
    has contact with his birth mum and is sick before it / tummy ache before contact with her mum, foster care
    foster child does not want to be touched or hugged
    asks why his foster mum has another skin colour / his skin is brown and his foster mum is white
    steals food and hides it in his room because he never had enough before he came to us
    hides bread under the pillow, was hungry before she came to us / hoards food since he came to us, foster son
    he takes food at night, he is our foster son and had to go hungry at home
    lives with us his grandparents and cries for his mum / she lives with me, her gran, because her mum cannot look after her
    we are raising our grandson and he misses his mummy / grandparents raising a child whose mum takes drugs
    special guardianship, lives with her nan now and asks for her mum
    I am his aunt and he lives with me now, he wants to go back to his mum
    my daughter drinks and her little girl lives with me now
    lives with her grandparents and asks when mummy comes`,
  'baby-who-died': `
    his baby sister was born dead / her baby brother was born dead and everybody is sad / the baby was born asleep
    baby was born still and his cot is empty / our baby did not breathe when it was born`,
  'stopping-play': `
    non-verbal and autistic, screams when we leave the park
    autistic and cannot leave the playground / does not talk and throws herself down when we go home from the swings`,
  'new-equipment': `
    hates anything on her face, now needs a cpap mask at night / sleeps with an oxygen mask and pulls it off / home ventilator mask
    had an accident and has to wear a halo brace, his head cannot move / neck brace after the fall
    has Down syndrome and is learning to walk with a walker / learning to walk with a walker / first steps in a walking frame
    learning to use a standing frame at nursery / cerebral palsy and practises with his new walker`,
  'managing-anger': `
    autistic, has meltdowns after school because he holds it in all day
    explodes at home after school, holds it together all day / meltdown every day after school, masks all day`,
  'family-faith': `
    refuses to go to church any more and his grandmother is hurt / does not want to pray with us any more
    does not want to wear hijab any more and is afraid to tell us / wants to stop wearing his turban
    cannot have the bacon at his friend's sleepover because we are jewish / no pork at the barbecue because we are muslim
    we are vegetarian hindus and the party food has meat
    we keep the sabbath and she misses the birthday parties on saturdays / cannot go to parties on saturday because of our faith
    misses football matches because we go to church on sundays / no parties on friday night, we keep shabbat
    girls asked why her mum wears a headscarf and laughed / they asked about my headscarf and giggled`,
  'parent-ill': `
    young carer, her mum has ms and she helps a lot / he is a young carer for his dad / helps me a lot because I am ill
    young carer for her mother / looks after her disabled mum and has no time for friends`,
  'left-out': `
    wheelchair user and nobody asks him to come along after school / in a wheelchair and never gets invited
    the others go out after school and do not think of her because she cannot walk far
    disabled and never asked to join in`,
  'moving-house': `
    we have to move in with my sister because we cannot pay the rent any more / moving in with grandma because of money
    we lost our flat and stay with relatives now / have to leave our house because we cannot afford it
    evicted and moving to a hostel / temporary accommodation, one room for all of us`,
  'parents-arguing': `
    his parents use him to pass messages and he has stomach aches / we send messages through her and she hates it
    mum and dad say bad things about each other and she is stuck in the middle / we badmouth each other and he hears it
    in the middle between his parents / his dad says bad things about me`,
  'hard-times': `
    mum drinks too much / dad is drunk in the evening / her mum takes drugs / his father is an addict / dad went to rehab`,
  'long-illness': `
    has a stoma bag and a girl at nursery said it is yucky / stoma bag / colostomy and the others ask about it
    has a feeding tube and pulls at it / feeding tube and the others ask what it is / peg tube in her tummy
    has epilepsy and had a seizure in class`,
  'school-refusal': `
    autistic, burnt out, has been at home since january and only games / burnt out after year 7 and does not go to school
    has not been in school for six weeks, starts back with two hours a day
    back to school after months at home, a few hours at first / going back to school part time after a long absence
    refuses to go to school / will not go to school any more / does not want to go to school, holds on to the door every morning
    school refusal / school refusal, panic at the gate / school avoidance / ebsa / school phobia / on a reduced timetable
    has not been to school since easter / has not left the house for school in weeks / cannot get her into school
    says school is too much and stays in bed / too anxious to go to school / cries every sunday because of school on monday
    tummy ache every school morning and none at weekends / headache every morning before school
    hides under the bed on school mornings / locks herself in the bathroom when it is time for school
    says she hates school and will not get dressed / begs not to go to school / we physically cannot get him into school`,
  'two-homes': `
    wants more time at the other home
    mummy lives with her girlfriend now and he has two homes / dad lives with his new boyfriend, a week here and a week there
    has two homes now`,
  dogs: `
    a big dog knocked her over and since then she will not go to the park / a dog bit his cousin and now he crosses the road
    was jumped on by a dog and screams when she sees one`,
  'parent-away': `
    his dad has not called or visited for a year and he waits by the window / her father never turns up when he says he will
    waits for a call from her mum that does not come / dad walked out and there is no contact / absent father and he asks about him
    his mum cancels every visit / does not hear from her dad any more`,
  'new-school': `
    we came from sudan and she does not speak english at preschool yet / just moved here from ukraine and knows no english
    refugee, new in the country and does not understand the teacher`,
  'hospital-stay': `
    has to stay in a little hospital room because of his low immune system, nobody may visit / isolation ward, no visitors allowed
    weeks in hospital after the transplant and only mum may come in`,
  'grandparent-death': `
    his nan who raised him has died and he lives with us, his uncle and aunt, now / her gran who brought her up died
    grandad died and he did not get to say goodbye because of exams / did not get to say goodbye to her gran
    could not go to grandpa's funeral because it was abroad / grandad is buried in pakistan and he cannot come to the funeral`,
  'body-and-looks': `
    is the tallest, has stretch marks and will not go swimming
    boys comment on her chest / blushes all the time and hates it / comments about her body at school`,
  adoption: `
    moved to us, his forever family, and wants his foster mummy / misses her foster carers since the adoption`,
  'money-is-tight': `
    is ashamed because we buy his clothes in charity shops / hand-me-downs and second-hand shoes, and the others noticed
    gets free school dinners and someone laughed about it / free school meals and she is ashamed / second-hand uniform and they noticed
    we use the food bank and she told her friend about it`,
  'feeling-sad': `
    misses his abuela in colombia and cries after the video calls / misses her grandparents in india / cries after every call with grandma far away`,
  'clothes-itch': `
    will not keep his shoes on anywhere / takes her socks and shoes off all the time, autistic`,
  needles: `
    has to catch up vaccinations because she came from another country / catch-up jabs, three in one day`,
  'new-family-member': `
    foster siblings came to our home and he has to share me / we foster and our own son has to share his mum
    a foster baby came to us and our daughter is jealous`,
  'loud-noises': `
    we fled the war and fireworks make her hide / fireworks sound like bombs to him`,
};
