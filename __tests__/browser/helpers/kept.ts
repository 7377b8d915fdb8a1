export * from '@/tools/play/kept';
