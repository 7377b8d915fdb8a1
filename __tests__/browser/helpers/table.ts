export * from '@/tools/play/table';
