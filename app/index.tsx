export { HomeScreen as default } from '@/components/screens/home-screen';
